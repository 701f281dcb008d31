<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>nibble::ui::ComparePage</name>
        <message numerus="yes">
            <source>%n runs</source>
            <translation>
                <numerusform>%n run</numerusform>
                <numerusform>%n runs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::ExportPage</name>
        <message numerus="yes">
            <source>%n GPU(s)</source>
            <translation>
                <numerusform>%n GPU</numerusform>
                <numerusform>%n GPUs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::ModelPage</name>
        <message numerus="yes">
            <source>weights in %n file(s)</source>
            <translation>
                <numerusform>weights in %n file</numerusform>
                <numerusform>weights in %n files</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::TensorModel</name>
        <message numerus="yes">
            <source>%n tensors</source>
            <translation>
                <numerusform>%n tensor</numerusform>
                <numerusform>%n tensors</numerusform>
            </translation>
        </message>
    </context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>nibble::ui::AnswersView</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::ChatColumn</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::ComparePage</name>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more; search for them.</source>
        <translation>
            <numerusform>%n more; search for it.</numerusform>
            <numerusform>%n more; search for them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportPreviewView</name>
    <message numerus="yes">
        <source>… in all %n file(s)</source>
        <translation>
            <numerusform>… in the one file</numerusform>
            <numerusform>… in all %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tensor(s)</source>
        <translation>
            <numerusform>The one tensor</numerusform>
            <numerusform>All %n tensors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportResults</name>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) compared bit for bit after writing</source>
        <translation>
            <numerusform>%n tensor compared bit for bit after writing</numerusform>
            <numerusform>%n tensors compared bit for bit after writing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthHistogram</name>
    <message numerus="yes">
        <source>%n row(s) of %1 to %2 tokens</source>
        <translation>
            <numerusform>%n row of %1 to %2 tokens</numerusform>
            <numerusform>%n rows of %1 to %2 tokens</numerusform>
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
    <name>nibble::ui::RuleLab</name>
    <message numerus="yes">
        <source>%1 keeps every value with the rules %2.</source>
        <translation>
            <numerusform>%1 keeps every value with the rule %2.</numerusform>
            <numerusform>%1 keeps every value with the rules %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunsPage</name>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n run deleted.</numerusform>
            <numerusform>%n runs deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::StageTree</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
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

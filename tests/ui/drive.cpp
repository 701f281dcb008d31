#include "ui/drive.h"

#include <QTest>
#include <thread>

namespace nibble::test {

std::unique_ptr<ui::MainWindow> openWindow(const QTemporaryDir& folder, ui::RunController::Engine engine) {
    auto window =
        std::make_unique<ui::MainWindow>(folder.filePath("runs.sqlite").toStdString(), std::move(engine));
    window->resize(1280, 800);
    window->show();
    QApplication::setActiveWindow(window.get());
    [&] { QVERIFY(QTest::qWaitForWindowActive(window.get())); }();
    return window;
}

void waitToBeStopped(std::int64_t run, RunStore& store, const EventCallback& callback, std::stop_token stop) {
    const auto tell = [&](const RunEvent& event) {
        store.record(run, event);
        callback(event);
    };
    tell(StageStarted{"sft", StageType::sft, 100, 0});
    tell(StepDone{"sft", 1, 100, 100, 0.1, 2, 1e-4, 1, 1000, 10, 1e8});
    while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    tell(RunFinished{RunStatus::stopped, {}});
}

void drop(QWidget& onto, const QStringList& paths) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    const QPointF at(onto.width() / 2, onto.height() / 2);
    QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&onto, &enter);
    QVERIFY2(enter.isAccepted(), "what can be opened can be dropped");
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&onto, &event);
}

void press(QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QApplication::setActiveWindow(&window);
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, key, modifiers);
}

QPushButton* buttonWithText(const QWidget& in, const QString& text) {
    for (auto* button : in.findChildren<QPushButton*>())
        if (button->text() == text) return button;
    return nullptr;
}

void inNextDialog(const std::function<void(QWidget& dialog)>& act) {
    QTimer::singleShot(20, qApp, [act] {
        QWidget* dialog = QApplication::activeModalWidget();
        dialog ? act(*dialog) : inNextDialog(act);
    });
}

void answerNextDialog(const QString& buttonName) {
    inNextDialog([buttonName](QWidget& dialog) {
        auto* button = dialog.findChild<QAbstractButton*>(buttonName);
        button ? button->click() : void(dialog.close());
    });
}

Recipe shortened(Recipe recipe) {
    recipe.name = "quick demo";
    for (Stage& stage : recipe.stages) {
        if (trains(stage.type)) {
            stage.steps = stage.id == "sft" ? 12 : 3;
            stage.batch_size = 2;
            stage.validate_every = 3;
            stage.warmup_steps = 1;
            stage.sample_tokens = 4;
        }
        stage.limit = 2;
        stage.max_new_tokens = 4;
    }
    std::erase_if(recipe.stages,
                  [](const Stage& s) { return s.id == "qat-nv" || s.id == "ship-nv" || s.id == "ptq-nv"; });
    recipe.data.validation = 4;
    for (Stage& stage : recipe.stages)
        if (stage.type == StageType::evaluate) stage.of = {"base", "sft", "ptq-mx", "qat-mx"};
    return recipe;
}

Recipe quickDemo() {
    return shortened(read_recipe((demoFolder + "recipe.json").toStdString()));
}

}  // namespace nibble::test

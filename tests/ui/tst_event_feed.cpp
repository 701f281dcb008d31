#include <atomic>
#include <thread>

#include "test_main.h"
#include "widgets/event_feed.h"

using namespace nibble;
using namespace nibble::ui;

class EventFeedTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void keeps_the_order_and_loses_nothing() {
        constexpr int count = 200000;
        EventFeed feed;
        std::int64_t next = 1;
        int batches = 0;
        bool inOrder = true;
        connect(&feed, &EventFeed::arrived, this, [&](const std::vector<RunEvent>& events) {
            QVERIFY(QThread::currentThread() == feed.thread());
            ++batches;
            for (const RunEvent& event : events)
                inOrder = inOrder && std::get<StepDone>(event).step == next++;
        });
        std::jthread worker([&] {
            StepDone step;
            step.stage = "sft";
            for (int i = 1; i <= count; ++i) {
                step.step = i;
                feed.push(step);
            }
        });
        QTRY_COMPARE_WITH_TIMEOUT(next, std::int64_t(count + 1), 60000);
        QVERIFY(inOrder);
        QVERIFY2(batches < count / 20, "events come in batches");
    }

    /// A GUI thread that stands still for long must not hold up the worker, and must catch up afterwards.
    void R151_the_worker_goes_on_while_the_window_is_blocked() {
        EventFeed feed;
        std::size_t arrived = 0, characters = 0;
        connect(&feed, &EventFeed::arrived, this, [&](const std::vector<RunEvent>& events) {
            arrived += events.size();
            for (const RunEvent& event : events) characters += std::get<LogLine>(event).what.pattern.size();
        });
        constexpr std::size_t lines = 10000;
        const std::string text(1000, 'x');  // 10 MB in all
        std::jthread worker([&] {
            for (std::size_t i = 0; i < lines; ++i) feed.push(LogLine{LogLine::Level::info, "sft", {text}});
        });
        worker.join();  // the event loop does not run meanwhile: the worker would wait here for ever if it
                        // needed it
        QCOMPARE(arrived, std::size_t(0));
        QTRY_COMPARE(arrived, lines);
        QCOMPARE(characters, lines * text.size());
    }
};

NIBBLE_TEST(EventFeedTest)
#include "tst_event_feed.moc"

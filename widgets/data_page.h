#pragma once
#include <filesystem>

#include "widgets/background.h"
#include "widgets/loaded_data.h"
#include "widgets/page.h"

class QLabel;
class QPushButton;
class QTabWidget;
class QTimer;

namespace nibble::ui {

class LengthView;
class NumberEdit;
class ProblemTree;
class RowList;
class SplitView;
class StatStrip;
class TokenView;

/// The rows of one or more data files, the tokens that each becomes, how long they are, how they are split,
/// and what is wrong before a run starts.
class DataPage : public Page {
    Q_OBJECT
  public:
    explicit DataPage(QWidget* parent = nullptr);

    void open(const std::vector<std::filesystem::path>& files);
    /// A tokenizer.json or a folder that holds one; the data is tokenized again.
    void setTokenizer(const std::filesystem::path& path);
    /// How the recipe reads and splits the data. What changes the rows loads them again.
    void setSettings(const DataSettings& settings, std::uint64_t seed);
    const std::shared_ptr<const LoadedData>& data() const { return data_; }
    void selectRow(int row);
    bool isBusy() const { return background_.busy(); }
    QVariantMap state() const override;
    void setState(const QVariantMap& state) override;
    /// Tokens a row may have; the views show what it cuts off.
    void setLimit(std::int64_t limit);
    void setColumns(const std::vector<std::string>& columns);
    void chooseColumns();  ///< by dialog

    RowList& rows() const { return *rows_; }
    ProblemTree& problems() const { return *problems_; }
    LengthView& lengths() const { return *lengths_; }
    SplitView& split() const { return *split_; }

  Q_SIGNALS:
    void opened(const QStringList& files);
    void lengthChosen(qint64 limit);                 ///< for the recipe's data.max_length
    void columnsChosen(const QStringList& columns);  ///< for its data.columns

  private:
    QWidget* makeTabs();
    QWidget* makeTokens();
    void connectViews();
    void load();
    void showData(std::shared_ptr<const LoadedData> data);
    void showStats();
    void showSplit();
    void showSelectedRow();
    void showRowsTab();
    void chooseFiles();
    void chooseTokenizer();

    std::vector<std::filesystem::path> files_;
    std::filesystem::path tokenizerPath_;
    DataSettings settings_;
    std::uint64_t seed_ = Recipe().seed;
    std::int64_t limit_ = DataSettings().max_length;
    int loads_ = 0;
    std::shared_ptr<const LoadedData> data_;
    std::vector<ProblemKind> kinds_;
    QTabWidget* tabs_ = nullptr;
    RowList* rows_ = nullptr;
    ProblemTree* problems_ = nullptr;
    LengthView* lengths_ = nullptr;
    SplitView* split_ = nullptr;
    StatStrip* stats_ = nullptr;
    TokenView* tokens_ = nullptr;
    QLabel* tokenText_ = nullptr;
    NumberEdit* maxLength_ = nullptr;
    QPushButton* columns_ = nullptr;
    QTimer* reload_ = nullptr;  ///< settings change letter by letter
    Background background_;     ///< the last: its threads end before what they tell
};

}  // namespace nibble::ui

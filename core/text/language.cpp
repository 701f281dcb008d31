#include "core/text/language.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "core/text/utf8.h"

namespace nibble {

namespace {

enum Language : std::size_t { english, spanish, french, italian, german, portuguese, languages };
using Scores = std::array<double, languages>;

// The words that hold sentences together, and some that reasoning is full of. A word that several languages
// share stands in the list of each and counts for less.
constexpr std::array<const char*, languages> words = {
    "the of and to in is are was were it that this for on with as at by from be have has had not but or an "
    "we you they "
    "he she his her their our my your its which what when where who how there here if then so because can "
    "could will "
    "would should may do does did let need must into than more most some any all between about these those "
    "am been i "
    "user answer so first next two three",
    "el la los las de del y en es son que un una por para con no se su al lo como más pero sus le ya o este "
    "esta estos "
    "estas si porque qué cuando muy sin sobre también me hay donde quien desde todo nos todos uno les ni "
    "otros ese eso "
    "ellos e esto otro otra él esa mucho nada cual ella entonces debemos podemos tenemos vamos hacer usuario "
    "respuesta "
    "primero luego dos tres tiene puede debo",
    "le la les de des du et en est sont que qui un une pour par avec dans sur pas ne se ce cette ces il elle "
    "ils elles "
    "nous vous je on au aux mais ou où donc comme plus son sa ses leur leurs être avoir fait font faire si "
    "tout tous "
    "bien aussi entre alors peut dois doit faut c d l j n qu été cela quel quelle sans sous utilisateur "
    "réponse "
    "abord ensuite deux trois",
    "il lo la i gli le di del della dei delle dello degli e è in un una uno che per con non si sono ma come "
    "più su da "
    "dal dalla nel nella al alla ai alle o anche questo questa questi queste se perché quando dove chi cosa "
    "quindi "
    "allora noi io lui lei loro ci mi ti essere avere fare dobbiamo possiamo fanno utente risposta prima poi "
    "due tre "
    "devo può",
    "der die das den dem des ein eine einen einem einer eines und ist sind war waren nicht mit von zu zum "
    "zur im in auf "
    "für an als auch es er sie wir ihr ich sich aus bei nach über oder aber wenn dass wie was wer so nur "
    "noch werden "
    "wird wurde haben hat hatte kann können muss müssen soll um durch gegen ohne zwischen also mehr sehr "
    "hier dann "
    "weil diese dieser dieses benutzer nutzer antwort zuerst zwei drei",
    "o a os as de do da dos das e em no na nos nas um uma é são que para por com não se ao à mais como mas "
    "foi ele ela "
    "eles elas seu sua seus suas ou quando muito já eu também só pelo pela até isso isto este esta esse essa "
    "entre "
    "depois sem mesmo aos ter ser fazer vamos precisamos temos então usuário utilizador resposta você nós "
    "primeiro "
    "dois duas três pode devo",
};

// Letters and signs that only some of the languages write.
constexpr std::array<const char*, languages> letters = {
    "", "ñ¿¡", "œêëîïûèàçùô", "ìòùàè", "ßäöü", "ãõçêôà",
};

const std::unordered_map<std::string, Scores>& evidence() {
    static const auto table = [] {
        std::unordered_map<std::string, Scores> out;
        for (std::size_t language = 0; language < languages; ++language) {
            for (std::string_view rest = words[language]; !rest.empty();) {
                const std::size_t end = std::min(rest.find(' '), rest.size());
                out[std::string(rest.substr(0, end))][language] = 1;
                rest.remove_prefix(std::min(end + 1, rest.size()));
            }
        }
        for (auto& [word, scores] : out) {
            const double shared = std::ranges::count(scores, 1.0);
            for (double& score : scores) score /= shared * shared;
        }
        return out;
    }();
    return table;
}

const std::unordered_map<char32_t, Scores>& letter_evidence() {
    static const auto table = [] {
        std::unordered_map<char32_t, Scores> out;
        for (std::size_t language = 0; language < languages; ++language) {
            for (std::string_view rest = letters[language]; !rest.empty();) {
                const Character next = first_character(rest);
                out[next.value][language] = 0.5;
                rest.remove_prefix(next.length);
            }
        }
        for (auto& [letter, scores] : out) {
            const double shared = std::ranges::count(scores, 0.5);
            for (double& score : scores) score /= shared;
        }
        return out;
    }();
    return table;
}

char32_t lower(char32_t c) {
    const bool latin_capital = (c >= U'A' && c <= U'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7);
    return latin_capital ? c + 0x20 : c == 0x152 ? 0x153 : c;
}

bool is_latin_letter(char32_t c) {
    return (c >= U'a' && c <= U'z') || (c >= 0xDF && c <= 0x24F && c != 0xF7);
}

void add(Scores& total, const Scores& more) {
    for (std::size_t i = 0; i < languages; ++i) total[i] += more[i];
}

std::string lower_case(std::string_view text) {
    std::string out;
    for (; !text.empty(); text.remove_prefix(first_character(text).length)) {
        const char32_t c = lower(first_character(text).value);
        append_utf8(c == 0x2019 ? U'\'' : c, out);  // typographic apostrophes
    }
    return out;
}

}  // namespace

const std::vector<std::string>& known_languages() {
    static const std::vector<std::string> names = {"English", "Spanish", "French",
                                                   "Italian", "German",  "Portuguese"};
    return names;
}

std::string detect_language(std::string_view text) {
    Scores total{};
    std::string word;
    std::size_t latin = 0, other = 0;  // letters
    const auto end_word = [&] {
        if (const auto found = evidence().find(word); found != evidence().end()) add(total, found->second);
        word.clear();
    };
    const std::string lowered = lower_case(text);
    for (std::string_view rest = lowered; !rest.empty();) {
        const Character next = first_character(rest);
        rest.remove_prefix(next.length);
        if (const auto found = letter_evidence().find(next.value); found != letter_evidence().end())
            add(total, found->second);
        if (is_latin_letter(next.value)) {
            append_utf8(next.value, word);
            ++latin;
        } else {
            end_word();
            other +=
                next.value >= 0x370 && !(next.value >= 0x2000 && next.value < 0x2E80) && next.value < 0x1F000;
        }
    }
    end_word();
    if (other > latin) return "unknown";
    const std::size_t best = std::ranges::max_element(total) - total.begin();
    const double most = std::exchange(total[best], 0);
    const double second = *std::ranges::max_element(total);
    return most > 1.2 * second ? known_languages()[best] : "unknown";
}

bool is_refusal(std::string_view text) {
    static constexpr const char* phrases[] = {
        "can't help",
        "cannot help",
        "can't assist",
        "cannot assist",
        "can't provide",
        "cannot provide",
        "can't comply",
        "cannot comply",
        "can't do that",
        "cannot do that",
        "can't fulfill",
        "cannot fulfill",
        "can't support",
        "cannot support",
        "can't share",
        "cannot share",
        "can't give",
        "cannot give",
        "can't discuss",
        "cannot discuss",
        "can't answer",
        "cannot answer",
        "can't offer",
        "cannot offer",
        "won't help",
        "won't assist",
        "won't provide",
        "will not help",
        "will not assist",
        "will not provide",
        "unable to help",
        "unable to assist",
        "unable to provide",
        "unable to comply",
        "not able to help",
        "not able to assist",
        "not able to provide",
        "must decline",
        "have to decline",
        "must refuse",
        "i decline",
        "i refuse",
        "no puedo ayudar",
        "no puedo proporcionar",
        "no puedo asistir",
        "no puedo cumplir",
        "no puedo ofrecer",
        "no puedo hacer eso",
        "debo rechazar",
        "ne peux pas aider",
        "ne peux pas vous aider",
        "ne peux pas t'aider",
        "ne peux pas fournir",
        "ne peux pas répondre",
        "ne suis pas en mesure",
        "dois refuser",
        "non posso aiutar",
        "non posso fornire",
        "non posso assistere",
        "non sono in grado di",
        "devo rifiutare",
        "kann dabei nicht helfen",
        "kann ihnen dabei nicht",
        "kann dir dabei nicht",
        "kann ich nicht helfen",
        "kann damit nicht helfen",
        "kann ich ihnen nicht",
        "muss ablehnen",
        "kann nicht helfen",
        "não posso ajudar",
        "não posso fornecer",
        "não posso cumprir",
        "devo recusar",
    };
    // A refusal comes first; later such words are about something else.
    constexpr std::size_t opening = 240;
    std::string start = lower_case(text.substr(0, opening));
    return std::ranges::any_of(phrases, [&](const char* phrase) { return start.find(phrase) != start.npos; });
}

}  // namespace nibble

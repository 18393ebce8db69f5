const NUMBERS = String.raw`\d{1,3}(?:\s?[,;]\s?\d{1,3}){0,5}`;
const FOOTNOTE = new RegExp(String.raw`^[([]{0,2}(?:${NUMBERS}|\*{1,3}|[†‡])[)\]]{0,2}$`);
const IN_BRACKETS = String.raw`\[{1,2}(?:\^?[\p{L}\d*]{1,3}|${NUMBERS})\]{1,2}|\(\d{1,3}\)`;
const MARK = String.raw`\s?(?:${IN_BRACKETS}|[*†‡⁰¹²³⁴-⁹]|(?<=\p{L}[.!?…»”"]\s?)\d{1,3})`;
/** Matches the end of a sentence and the marks of up to five footnotes behind it. */
const SENTENCE_END = new RegExp(String.raw`[.!?…»”"](?:${MARK}){0,5}$`, 'u');
/** Length of the end of a text that is inspected, in UTF-16 units. */
const LOOKED_AT = 100;

/** Returns whether the text of an element is only the mark of a footnote, such as '1' or '[2]'. */
export const isFootnote = (text: string): boolean => FOOTNOTE.test(text);

/** Returns whether a text ends like a sentence, possibly with footnotes. */
export const endsSentence = (text: string): boolean => SENTENCE_END.test(text.slice(-LOOKED_AT));

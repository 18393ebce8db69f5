import { oneOf } from '../one-of';
import type { Company } from './company';
import type { Sentence } from './sentences';

const SUPPORTS =
  String.raw`accept\w*|support\w*|grants|granted|vergibt|vergeben|unterstützt|fördert|` +
  String.raw`accord\w*|octroi\w*|soutien\w*|figurent|figurano|assegna\w*|sostiene|zeichnet|scelt[oi]`;
const WON = {
  en: 'winners?|won|selected|chosen|awarded|prizes?',
  de:
    String.raw`Preisträger\w*|Gewinner\w*|gewonnen|gewinnen|ausgewählt|erhielten|gekürt|prämiert|` +
    String.raw`Sieger\w*|vergeben|vergab|verteilt|verleiht|ausgezeichnet|geehrt`,
  fr:
    String.raw`lauréate?s?|remporté\w*|sélectionné\w*|primée?s?|distinguée?s?|obtiennent|touchent|` +
    String.raw`gagnants?|récompensé\w*|remis|décerné\w*`,
  it: 'vincitori|selezionat[ei]|vinto|ottengono|premiat[ie]|premiate',
};
const RECEIVE = 'receive|receives|erhalten|reçoivent|ricevono';
const WINNERS = new RegExp(String.raw`\b${oneOf(SUPPORTS, ...Object.values(WON), RECEIVE)}\b`, 'iu');

const SECOND_OR_THIRD = {
  en: 'second|third|top three|runner-up',
  de: 'Rang (?:zwei|2)|Platz (?:zwei|2)|zweite[rn]?|dritte[rn]?',
  fr: 'deuxième|troisième',
  it: 'secondo posto|terzo posto',
};
const RANKING = new RegExp(String.raw`\b${oneOf(...Object.values(SECOND_OR_THIRD))}\b`, 'iu');
const PRIZE = /\btop 100\b|\baward|preis\b|\bprix\b|\bpremio\b|\b100 besten/iu;

/**
 * Sentences about all the companies of an article at once: those before the first company that name winners,
 * and, where the article goes through a ranking, the ones that name the prize.
 */
export function leadsOf(sentences: readonly Sentence[], companies: readonly Company[]): Sentence[] {
  if (companies.length < 2) return [];
  const ranked = sentences.some(({ text }) => RANKING.test(text));
  const first = Math.min(...companies.map(({ mentions }) => mentions[0] ?? Infinity));
  return sentences.flatMap((sentence) => {
    if (ranked && PRIZE.test(sentence.text)) return [sentence];
    const end = Math.min(sentence.end, first);
    const text = sentence.text.slice(0, Math.max(0, end - sentence.start));
    return text !== '' && WINNERS.test(text) ? [{ ...sentence, text, end }] : [];
  });
}

import type { Company } from './companies';
import type { Sentence } from './sentences';

const WINNERS =
  /\b(?:accept\w*|support\w*|grants|granted|vergibt|vergeben|unterstützt|fördert|accord\w*|octroi\w*|soutien\w*|figurent|figurano|assegna\w*|sostiene|zeichnet|scelt[oi]|winners?|won|selected|chosen|awarded|prizes?|Preisträger\w*|Gewinner\w*|gewonnen|gewinnen|ausgewählt|erhielten|gekürt|prämiert|Sieger\w*|vergeben|vergab|verteilt|verleiht|ausgezeichnet|geehrt|lauréate?s?|remporté\w*|sélectionné\w*|primée?s?|distinguée?s?|obtiennent|touchent|gagnants?|récompensé\w*|remis|décerné\w*|vincitori|selezionat[ei]|vinto|ottengono|premiat[ie]|premiate|receive|receives|erhalten|reçoivent|ricevono)\b/iu;

const RANKING =
  /\b(?:second|third|top three|runner-up|Rang (?:zwei|2)|Platz (?:zwei|2)|zweite[rn]?|dritte[rn]?|deuxième|troisième|secondo posto|terzo posto)\b/iu;
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

import { oneOf } from '../one-of';
import { cleanName, NAME } from './name-grammar';

const BUYS = oneOf(
  '(?:has |have |had )?(?:acquired|bought|purchased|swallowed|absorbed|snapped up|taken over)',
  'acquires|buys|purchases|takes over|took over|is (?:acquiring|buying|taking over)',
  'übernimmt|übernahm|kauft|kaufte|schluckt',
  'rachète|(?:a|avait) racheté|reprend',
  'acquisisce|rileva|ha (?:acquisito|rilevato|comprato)',
);
const LARGE = oneOf(
  'SME|group|corporation|multinational|giant|conglomerate|insurer|bank|investor|fund|foundation',
  String.raw`KMU|Konzern|[\p{L}-]*konzern|Gruppe|[\p{L}-]*gruppe|Grossbank|Versicherung|Stiftung`,
  'groupe|multinationale|géant|assureur|banque|fondation',
  'gruppo|multinazionale|colosso|banca|fondazione',
);
const PATTERNS = [
  `(${NAME})(?:,[^,.;]{1,90},| \\([^)]*\\))? ${BUYS}(?![\\p{L}])`,
  `(${NAME}) (?:and|und|et|e) (${NAME}) ${BUYS}(?![\\p{L}])`,
  `(${NAME}), (?:an? |the |der |die |das |ein |eine |un |une |le |la |il )(?:[\\p{L}-]+ ){0,3}${LARGE}(?![\\p{L}])`,
  `(?:by|von|vom|durch|par|da|dal|dalla) (?:the |der |dem |la |le |the US |[\\p{L}-]+ ){0,3}?(${NAME})(?:[^.;,]{0,30})(?:acquired|übernommen|gekauft|rachetée?|acquisit[ao])`,
  `(?:acquired|bought|übernommen|rachetée?|acquisit[ao]) (?:by|von|vom|durch|par|da|dal|dalla) (?:the |der |dem |la |le |[\\p{Ll}-]+ ){0,3}(${NAME})`,
].map((source) => new RegExp(source, 'gu'));

/** Names of buyers of companies, and of firms that the text calls large. */
export function acquirersIn(text: string): string[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      match.slice(1).flatMap((name) => (typeof name === 'string' ? [cleanName(name)] : [])),
    ),
  );
}

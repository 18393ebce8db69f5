export { BUILT_IN_MODEL, builtInExtractor, startupsIn } from './built-in/built-in-extractor';
export { CURRENCY_NAME, currencyOf } from './built-in/currencies';
export { moneyIn } from './built-in/money';
export { numberOf } from './built-in/numbers';
export { DEFAULT_FLOOR } from './default-floor';
export { evaluate } from './evaluation/evaluate';
export { reliabilityTable, thresholdRow } from './evaluation/reliability';
export { figuresOf, tableOf } from './evaluation/report';
export {
  type ArticleScore,
  type Values,
  expectedValues,
  foundValues,
  hasSameValues,
  scoreArticle,
} from './evaluation/scores';
export { LATER_NAMES, laterSchemas, SCORED_FIELDS, type ScoredField } from './evaluation/scored-fields';
export { ExpectedArticle, type ExpectedStartup, readTestFile } from './evaluation/test-file';
export { type ExtractedStartup, ExtractedStartupSchema, ExtractionAnswerSchema } from './extracted-startup';
export type { ArticleText, Extraction, Extractor, KnownAward, StartupConfidence } from './extractor';
export { type JudgedEvidence, type JudgedStartup, judgeStartups } from './judge-startups';
export { hasTrained, learnedFloors } from './learned/learned-names';
export { locateProved } from './locate-proved';
export { locateQuotes } from './locate-quotes';
export { provedPart } from './proved-values';
export { type ReadAnswer, readAnswer } from './read-answer';
export { missingOf, PROOF_STATES } from './why-unproved';

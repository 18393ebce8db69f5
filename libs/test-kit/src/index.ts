// this export is first, because the file must be loaded before react-dom
export { anExpiredToken, aToken, signIn } from './a-token';
export { changedMeanwhile, failing, fakeApi, notOffered, unanswered, unreachable } from './fake-api';
export { aParameter, aUser } from './fixtures';
export { renderWithApi } from './render-with-api';
export { FIXED_NOW, aRawStartup, aStartup } from './startup-fixtures';
export type { FakeHandler, FakeRequest, FakeRoutes } from './route-table';
export { widen } from './widen';
export { withApi } from './with-api';
export { aBoard, aCard } from './startups/board.fixture';
export { aDecision, made, RULES } from './startups/decisions.fixture';
export {
  ADD_AWARD,
  ADD_FOUNDER,
  ADD_MONEY,
  changed,
  CONFIRM,
  CORRECT,
  CORRECT_AWARD,
  CORRECT_FOUNDER,
  CORRECT_MONEY,
  DISCARD_AWARD,
  FACT_HISTORY,
  HAND_BACK,
  KEEP,
  TAKE,
  UNDO,
  YEAR_HISTORY,
} from './startups/fact-calls.fixture';
export { byArticle, byImport, byPerson } from './startups/fact-origins.fixture';
export { aFact, aSuggestion, someFacts, withField } from './startups/facts.fixture';
export {
  aLedger,
  anInvestment,
  DECIDE,
  DECISIONS,
  EVIDENCE,
  FACTS,
  FLAGS,
  FOLLOW,
  HISTORY,
  LEDGER,
  LIST,
  listCalls,
  listOf,
  REASONS,
  TEXT,
  Themed,
  THREE,
  TIMELINE,
  VIEWS,
  WORK,
  WORKS,
} from './startups/investment.fixture';
export { aMergePreview, MERGE_INTO, MERGE_PREVIEW, MERGE_TARGETS, TARGETS } from './startups/merge.fixture';
export { aNote, notesOf } from './startups/notes.fixture';
export { aSplit, aSplitPreview, ROWS, SPLIT, SPLIT_PREVIEW, THREE_ROWS } from './startups/split.fixture';
export { aDecisionEntry, ENTRIES, timelineOf } from './startups/timeline.fixture';

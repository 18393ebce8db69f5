// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['prompt-lab', 'prompts', 'models'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listActivations: build.query<ListActivationsApiResponse, ListActivationsApiArg>({
        responseSchema: answerSchema(answers.promptActivationPage),
        query: (queryArg) => ({
          url: `/auth/llm/activations`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            name: queryArg.name,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      activateThroughGate: build.mutation<ActivateThroughGateApiResponse, ActivateThroughGateApiArg>({
        responseSchema: changeSchema(answers.prompt),
        query: (queryArg) => ({
          url: `/auth/llm/prompts/${encodeURIComponent(String(queryArg.id))}/activate`,
          method: 'POST',
          body: queryArg.activationOrder,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      activatePrompt: build.mutation<ActivatePromptApiResponse, ActivatePromptApiArg>({
        responseSchema: changeSchema(answers.prompt),
        query: (queryArg) => ({
          url: `/auth/llm/prompts/${encodeURIComponent(String(queryArg.id))}/activate`,
          method: 'PUT',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['prompts'],
      }),
      listEvaluations: build.query<ListEvaluationsApiResponse, ListEvaluationsApiArg>({
        responseSchema: answerSchema(answers.evaluationList),
        query: (queryArg) => ({
          url: `/auth/llm/evaluations`,
          params: {
            prompt_id: queryArg.promptId,
            model: queryArg.model,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      startEvaluation: build.mutation<StartEvaluationApiResponse, StartEvaluationApiArg>({
        responseSchema: changeSchema(answers.evaluationList),
        query: (queryArg) => ({
          url: `/auth/llm/evaluations`,
          method: 'POST',
          body: queryArg.evaluationOrder,
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      listWrongValues: build.query<ListWrongValuesApiResponse, ListWrongValuesApiArg>({
        responseSchema: answerSchema(answers.wrongValues),
        query: (queryArg) => ({
          url: `/auth/llm/evaluations/${encodeURIComponent(String(queryArg.id))}/wrong`,
          params: {
            field: queryArg.field,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      readVerdict: build.query<ReadVerdictApiResponse, ReadVerdictApiArg>({
        responseSchema: answerSchema(answers.gateVerdict),
        query: (queryArg) => ({
          url: `/auth/llm/prompts/${encodeURIComponent(String(queryArg.id))}/verdict`,
        }),
        providesTags: ['prompt-lab'],
      }),
      readGate: build.query<ReadGateApiResponse, ReadGateApiArg>({
        responseSchema: answerSchema(answers.activationGate),
        query: () => ({ url: `/auth/llm/gate` }),
        providesTags: ['prompt-lab'],
      }),
      saveGate: build.mutation<SaveGateApiResponse, SaveGateApiArg>({
        responseSchema: changeSchema(answers.activationGate),
        query: (queryArg) => ({
          url: `/auth/llm/gate`,
          method: 'PUT',
          body: queryArg.activationGateInput,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      listGolden: build.query<ListGoldenApiResponse, ListGoldenApiArg>({
        responseSchema: answerSchema(answers.goldenPage),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      addGolden: build.mutation<AddGoldenApiResponse, AddGoldenApiArg>({
        responseSchema: changeSchema(answers.goldenArticle),
        query: (queryArg) => ({ url: `/auth/llm/golden-set`, method: 'POST', body: queryArg.goldenAddition }),
        invalidatesTags: ['prompt-lab'],
      }),
      listGoldenCandidates: build.query<ListGoldenCandidatesApiResponse, ListGoldenCandidatesApiArg>({
        responseSchema: answerSchema(answers.goldenCandidatePage),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set/candidates`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      exportGolden: build.query<ExportGoldenApiResponse, ExportGoldenApiArg>({
        responseSchema: answerSchema(answers.goldenRecordPage),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set/export`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      importGolden: build.mutation<ImportGoldenApiResponse, ImportGoldenApiArg>({
        responseSchema: changeSchema(answers.goldenImportResult),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set/import`,
          method: 'POST',
          body: queryArg.goldenImport,
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      removeGolden: build.mutation<RemoveGoldenApiResponse, RemoveGoldenApiArg>({
        responseSchema: changeSchema(answers.goldenArticle),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set/articles/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      restoreGolden: build.mutation<RestoreGoldenApiResponse, RestoreGoldenApiArg>({
        responseSchema: changeSchema(answers.goldenArticle),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set/articles/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      readModelConnection: build.query<ReadModelConnectionApiResponse, ReadModelConnectionApiArg>({
        responseSchema: answerSchema(answers.modelConnection),
        query: () => ({ url: `/auth/llm/model` }),
        providesTags: ['models'],
      }),
      listOfferedModels: build.query<ListOfferedModelsApiResponse, ListOfferedModelsApiArg>({
        responseSchema: answerSchema(answers.offeredModels),
        query: () => ({ url: `/auth/llm/models` }),
        providesTags: ['models'],
      }),
      testModelConnection: build.mutation<TestModelConnectionApiResponse, TestModelConnectionApiArg>({
        responseSchema: changeSchema(answers.connectionTest),
        query: (queryArg) => ({ url: `/auth/llm/model/test`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['models'],
      }),
      listPrompts: build.query<ListPromptsApiResponse, ListPromptsApiArg>({
        responseSchema: answerSchema(answers.promptPage),
        query: (queryArg) => ({
          url: `/auth/llm/prompts`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
            name: queryArg.name,
          },
        }),
        providesTags: ['prompts'],
      }),
      readPrompt: build.query<ReadPromptApiResponse, ReadPromptApiArg>({
        responseSchema: answerSchema(answers.prompt),
        query: (queryArg) => ({
          url: `/auth/llm/prompt`,
          params: {
            name: queryArg.name,
          },
        }),
        providesTags: ['prompts'],
      }),
      savePrompt: build.mutation<SavePromptApiResponse, SavePromptApiArg>({
        responseSchema: changeSchema(answers.prompt),
        query: (queryArg) => ({
          url: `/auth/llm/prompt`,
          method: 'PUT',
          body: queryArg.promptInput,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['prompts'],
      }),
      countReadAgain: build.query<CountReadAgainApiResponse, CountReadAgainApiArg>({
        responseSchema: answerSchema(answers.readAgainCount),
        query: (queryArg) => ({
          url: `/auth/llm/read-again`,
          params: {
            prompt_id: queryArg.promptId,
            below: queryArg.below,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      readAgain: build.mutation<ReadAgainApiResponse, ReadAgainApiArg>({
        responseSchema: changeSchema(answers.readAgainResult),
        query: (queryArg) => ({ url: `/auth/llm/read-again`, method: 'POST', body: queryArg.readAgainOrder }),
        invalidatesTags: ['prompt-lab'],
      }),
      tryPrompt: build.mutation<TryPromptApiResponse, TryPromptApiArg>({
        responseSchema: changeSchema(answers.trial),
        query: (queryArg) => ({
          url: `/auth/llm/prompts/${encodeURIComponent(String(queryArg.id))}/try`,
          method: 'POST',
          body: queryArg.trialOrder,
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      listTrialArticles: build.query<ListTrialArticlesApiResponse, ListTrialArticlesApiArg>({
        responseSchema: answerSchema(answers.articleChoicePage),
        query: (queryArg) => ({
          url: `/auth/llm/trials/articles`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      readTrial: build.query<ReadTrialApiResponse, ReadTrialApiArg>({
        responseSchema: answerSchema(answers.trial),
        query: (queryArg) => ({ url: `/auth/llm/trials/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['prompt-lab'],
      }),
      readComparison: build.query<ReadComparisonApiResponse, ReadComparisonApiArg>({
        responseSchema: answerSchema(answers.comparison),
        query: (queryArg) => ({
          url: `/auth/llm/trials/${encodeURIComponent(String(queryArg.id))}/comparison`,
        }),
        providesTags: ['prompt-lab'],
      }),
      stopTrial: build.mutation<StopTrialApiResponse, StopTrialApiArg>({
        responseSchema: changeSchema(answers.trial),
        query: (queryArg) => ({
          url: `/auth/llm/trials/${encodeURIComponent(String(queryArg.id))}/stop`,
          method: 'POST',
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      resumeTrial: build.mutation<ResumeTrialApiResponse, ResumeTrialApiArg>({
        responseSchema: changeSchema(answers.trial),
        query: (queryArg) => ({
          url: `/auth/llm/trials/${encodeURIComponent(String(queryArg.id))}/resume`,
          method: 'POST',
        }),
        invalidatesTags: ['prompt-lab'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as promptsApi };
export type ListActivationsApiResponse = /** status 200 Default Response */ PromptActivationPage;
export type ListActivationsApiArg = {
  limit?: number;
  offset?: number;
  name?: string;
};
export type ActivateThroughGateApiResponse = /** status 200 Default Response */ Prompt | null;
export type ActivateThroughGateApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  activationOrder: ActivationOrder;
};
export type ActivatePromptApiResponse = /** status 200 Default Response */ Prompt | null;
export type ActivatePromptApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListEvaluationsApiResponse = /** status 200 Default Response */ EvaluationList;
export type ListEvaluationsApiArg = {
  /** Absent for the built-in extractor */
  promptId?: string;
  /** Absent for the one of the version */
  model?: string;
};
export type StartEvaluationApiResponse = /** status 201 Default Response */ EvaluationList | null;
export type StartEvaluationApiArg = {
  evaluationOrder: EvaluationOrder;
};
export type ListWrongValuesApiResponse = /** status 200 Default Response */ WrongValues;
export type ListWrongValuesApiArg = {
  /** company_name when absent */
  field?:
    | 'company_name'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'raised_money'
    | 'investors'
    | 'awards'
    | 'founders'
    | 'website';
  id: string;
};
export type ReadVerdictApiResponse = /** status 200 Default Response */ GateVerdict;
export type ReadVerdictApiArg = {
  id: string;
};
export type ReadGateApiResponse = /** status 200 Default Response */ ActivationGate;
export type ReadGateApiArg = void;
export type SaveGateApiResponse = /** status 200 Default Response */ ActivationGate | null;
export type SaveGateApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  activationGateInput: ActivationGateInput;
};
export type ListGoldenApiResponse = /** status 200 Default Response */ GoldenPage;
export type ListGoldenApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type AddGoldenApiResponse = /** status 201 Default Response */ GoldenArticle | null;
export type AddGoldenApiArg = {
  goldenAddition: GoldenAddition;
};
export type ListGoldenCandidatesApiResponse = /** status 200 Default Response */ GoldenCandidatePage;
export type ListGoldenCandidatesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ExportGoldenApiResponse = /** status 200 Default Response */ GoldenRecordPage;
export type ExportGoldenApiArg = {
  limit?: number;
  offset?: number;
};
export type ImportGoldenApiResponse = /** status 200 Default Response */ GoldenImportResult | null;
export type ImportGoldenApiArg = {
  goldenImport: GoldenImport;
};
export type RemoveGoldenApiResponse = /** status 200 Default Response */ GoldenArticle | null;
export type RemoveGoldenApiArg = {
  id: string;
};
export type RestoreGoldenApiResponse = /** status 200 Default Response */ GoldenArticle | null;
export type RestoreGoldenApiArg = {
  id: string;
};
export type ReadModelConnectionApiResponse = /** status 200 Default Response */ ModelConnection;
export type ReadModelConnectionApiArg = void;
export type ListOfferedModelsApiResponse = /** status 200 Default Response */ OfferedModels;
export type ListOfferedModelsApiArg = void;
export type TestModelConnectionApiResponse = /** status 200 Default Response */ ConnectionTest | null;
export type TestModelConnectionApiArg = {
  body: {
    /** An allowed one; without it the first */
    model?: string;
  };
};
export type ListPromptsApiResponse = /** status 200 Default Response */ PromptPage;
export type ListPromptsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  name?: string;
};
export type ReadPromptApiResponse = /** status 200 Default Response */ Prompt;
export type ReadPromptApiArg = {
  /** The usual name when absent */
  name?: string;
};
export type SavePromptApiResponse = /** status 200 Default Response */ Prompt | null;
export type SavePromptApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  promptInput: PromptInput;
};
export type CountReadAgainApiResponse = /** status 200 Default Response */ ReadAgainCount;
export type CountReadAgainApiArg = {
  /** Articles that were last read with this version; built-in for the built-in extractor */
  promptId?: string;
  /** Articles with a startup whose confidence is below this */
  below?: number;
};
export type ReadAgainApiResponse = /** status 200 Default Response */ ReadAgainResult | null;
export type ReadAgainApiArg = {
  readAgainOrder: ReadAgainOrder;
};
export type TryPromptApiResponse = /** status 201 Default Response */ Trial | null;
export type TryPromptApiArg = {
  id: string;
  trialOrder: TrialOrder;
};
export type ListTrialArticlesApiResponse = /** status 200 Default Response */ ArticleChoicePage;
export type ListTrialArticlesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ReadTrialApiResponse = /** status 200 Default Response */ Trial;
export type ReadTrialApiArg = {
  id: string;
};
export type ReadComparisonApiResponse = /** status 200 Default Response */ Comparison;
export type ReadComparisonApiArg = {
  id: string;
};
export type StopTrialApiResponse = /** status 200 Default Response */ Trial | null;
export type StopTrialApiArg = {
  id: string;
};
export type ResumeTrialApiResponse = /** status 200 Default Response */ Trial | null;
export type ResumeTrialApiArg = {
  id: string;
};
export type PromptActivation = {
  id: string;
  prompt_id: string;
  version: number;
  from: string;
  /** Null for the active version */
  until: string | null;
  /** Name of the person */
  by: string | null;
  evaluation_id: string | null;
  /** Whether the gate was met */
  is_met: boolean;
  company_f1: number | null;
  awards_f1: number | null;
  reason: string | null;
  /** In this time, with this version */
  articles_read: number;
};
export type PromptActivationPage = {
  items: PromptActivation[];
  total: number;
};
export type Prompt = {
  prompt_id: string;
  name: string;
  /** From 1 within the name */
  version?: number;
  body: string;
  model: string | null;
  temperature?: number;
  top_p?: number;
  max_output_tokens: number | null;
  /** Becomes one line for each parameter */
  placeholder?: string;
  is_active: boolean;
  created_at?: string;
  updated_at?: string;
  /** Which models may be named; empty when only the built-in extractor may, as built-in */
  models?: string[];
  /** The newest version of the name; sent back as If-Match of a save */
  latest_version?: number;
};
export type ActivationOrder = {
  reason?: string | null;
};
export type NamedTrialSubject = {
  prompt_id: string | null;
  version: number | null;
  model: string;
};
export type Trial = {
  id: string;
  kind: 'comparison' | 'evaluation';
  state: 'running' | 'finished' | 'stopped';
  reason: string | null;
  candidate: NamedTrialSubject;
  base: NamedTrialSubject | null;
  /** Articles; one that two versions read counts once */
  total: number;
  done: number;
  /** Articles of which a reading failed */
  failed: number;
  tokens: number;
  cost: number;
  created_at: string;
  ended_at: string | null;
};
export type EvaluatedField = {
  field:
    | 'company_name'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'raised_money'
    | 'investors'
    | 'awards'
    | 'founders'
    | 'website';
  right: number;
  wrong: number;
  missed: number;
  /** Null where nothing was expected or answered */
  precision: number | null;
  /** Null where nothing was expected or answered */
  recall: number | null;
  /** Null where nothing was expected or answered */
  f1: number | null;
};
export type EvaluationFigures = {
  articles: number;
  fields: EvaluatedField[];
  /** Articles without a startup that gave none */
  empty_right: number;
  empty_articles: number;
  quotes: number;
  /** In the text, about the company */
  quotes_found: number;
  failures: number;
  seconds_per_article: number;
  tokens: number;
  cost: number;
};
export type Evaluation = {
  trial: Trial;
  /** Whether the golden set is still the one that was measured with */
  is_current: boolean;
  figures: EvaluationFigures;
};
export type EvaluationList = {
  items: Evaluation[];
  total: number;
};
export type TrialSubject = {
  /** Null for the built-in extractor */
  prompt_id: string | null;
  model?: string | null;
};
export type EvaluationOrder = {
  subjects: TrialSubject[];
};
export type WrongValue = {
  title: string;
  url: string;
  company: string;
  value: string;
  golden: string | null;
};
export type WrongValues = {
  items: WrongValue[];
  total: number;
};
export type GateCondition = {
  key: string;
  is_met: boolean;
  /** In words, for people */
  text: string;
};
export type GateVerdict = {
  is_met: boolean;
  evaluation_id: string | null;
  conditions: GateCondition[];
};
export type ActivationGate = {
  /** Least precision */
  company_name: number;
  /** Least precision */
  canton: number;
  /** Least precision */
  founding_year: number;
  /** Least precision */
  raised_money: number;
  /** Least precision */
  awards: number;
  /** Of each field, against the active version */
  max_f1_loss: number;
  min_articles: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ActivationGateInput = {
  /** Least precision */
  company_name: number;
  /** Least precision */
  canton: number;
  /** Least precision */
  founding_year: number;
  /** Least precision */
  raised_money: number;
  /** Least precision */
  awards: number;
  /** Of each field, against the active version */
  max_f1_loss: number;
  min_articles: number;
};
export type GoldenArticle = {
  id: string;
  /** The stored article it was made of; null for an imported one */
  article_id: string | null;
  url: string;
  title: string;
  lang: string | null;
  date: string | null;
  /** Empty: the article has no startup */
  companies: string[];
  origin: 'confirmed' | 'import';
  created_at: string;
};
export type GoldenPage = {
  items: GoldenArticle[];
  total: number;
  /** Of the whole set */
  articles: number;
  companies: number;
  languages: string[];
};
export type GoldenAddition = {
  article_id: string;
};
export type GoldenCandidate = {
  article_id: string;
  title: string;
  source: string | null;
  url: string;
  companies: string[];
};
export type GoldenCandidatePage = {
  items: GoldenCandidate[];
  total: number;
};
export type GoldenRecord = {
  id: string;
  url: string;
  title: string;
  date?: string | null;
  lang?: string | null;
  text: string;
  gold: {
    company_name: string;
    canton: string | null;
    sector: string | null;
    founding_year: number | null;
    raised_money: {
      amount: number | null;
      currency: string | null;
      as_stated?: string | null;
      kind?: string | null;
    } | null;
    investors: string[];
    awards: {
      name: string;
      normalised?: string | null;
      extended?: string | null;
    }[];
    founders: {
      first_name: string | null;
      last_name: string | null;
    }[];
    website: string | null;
  }[];
};
export type GoldenRecordPage = {
  items: GoldenRecord[];
  total: number;
};
export type GoldenImportResult = {
  added: number;
  updated: number;
  unchanged: number;
  errors: {
    line: number;
    error: string;
  }[];
};
export type GoldenImport = {
  /** Number of the first line in its file */
  first_line?: number;
  lines: string[];
};
export type ModelConnection = {
  /** Of the model server, without its query */
  address: string;
  has_key: boolean;
  /** Which models are allowed; the first is the default */
  models: string[];
  /** Longest time of one call */
  timeout_seconds: number;
  /** Of a million tokens read */
  price_in: number;
  /** Of a million tokens written */
  price_out: number;
  /** Since midnight UTC */
  tokens_today: number;
  daily_tokens: number;
  cost_today: number;
  daily_cost: number | null;
};
export type OfferedModel = {
  name: string;
  /** Named in LLM_MODELS */
  is_allowed: boolean;
  /** Listed by the server */
  is_offered: boolean;
};
export type OfferedModels = {
  /** The allowed ones first */
  items: OfferedModel[];
  /** Why the server did not list its models */
  error: string | null;
};
export type ConnectionStep = {
  /** What was tried */
  name: string;
  ok: boolean;
  /** What came of it, in words */
  text: string;
  duration_ms: number | null;
};
export type ConnectionTest = {
  ok: boolean;
  model: string;
  steps: ConnectionStep[];
  /** Of the answer of the model */
  duration_ms: number;
  tokens: number;
  cost: number;
};
export type PromptPage = {
  items: Prompt[];
  total: number;
};
export type PromptInput = {
  /** The usual name when absent. At least one visible character; no control, zero-width or directional ones */
  name?: string;
  prompt: string;
  model?: string | null;
  temperature?: number | null;
  top_p?: number | null;
  max_output_tokens?: number | null;
  placeholder?: string | null;
};
export type ReadAgainCount = {
  articles: number;
  /** Left out: their text was removed */
  without_text: number;
};
export type ReadAgainResult = {
  reset: number;
  /** Left out: their text was removed */
  without_text: number;
  pending: number;
};
export type ReadAgainOrder = {
  articles?: string[];
  /** Articles that were last read with this version; built-in for the built-in extractor */
  prompt_id?: string;
  /** Articles with a startup whose confidence is below this */
  below?: number;
  /** How many the caller saw; by version or confidence, another number is refused */
  expected: number;
};
export type TrialOrder = {
  model?: string | null;
  base: TrialSubject;
  /** Keys of listTrialArticles */
  articles: string[];
};
export type ArticleChoice = {
  key: string;
  title: string;
  source: string | null;
  is_golden: boolean;
};
export type ArticleChoicePage = {
  items: ArticleChoice[];
  total: number;
};
export type ComparedField = {
  field:
    | 'company_name'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'raised_money'
    | 'investors'
    | 'awards'
    | 'founders'
    | 'website';
  base: string | null;
  candidate: string | null;
  golden: string | null;
  is_changed: boolean;
  /** Null without golden values */
  base_right: boolean | null;
  /** Null without golden values */
  candidate_right: boolean | null;
};
export type TrialArticle = {
  key: string;
  title: string;
  source: string | null;
  is_golden: boolean;
  state: 'waiting' | 'read' | 'failed';
  error: string | null;
  changed: number;
  companies: {
    name: string;
    fields: ComparedField[];
  }[];
};
export type Comparison = {
  trial: Trial;
  articles: TrialArticle[];
};
export const {
  useListActivationsQuery,
  useLazyListActivationsQuery,
  useActivateThroughGateMutation,
  useActivatePromptMutation,
  useListEvaluationsQuery,
  useLazyListEvaluationsQuery,
  useStartEvaluationMutation,
  useListWrongValuesQuery,
  useLazyListWrongValuesQuery,
  useReadVerdictQuery,
  useLazyReadVerdictQuery,
  useReadGateQuery,
  useLazyReadGateQuery,
  useSaveGateMutation,
  useListGoldenQuery,
  useLazyListGoldenQuery,
  useAddGoldenMutation,
  useListGoldenCandidatesQuery,
  useLazyListGoldenCandidatesQuery,
  useExportGoldenQuery,
  useLazyExportGoldenQuery,
  useImportGoldenMutation,
  useRemoveGoldenMutation,
  useRestoreGoldenMutation,
  useReadModelConnectionQuery,
  useLazyReadModelConnectionQuery,
  useListOfferedModelsQuery,
  useLazyListOfferedModelsQuery,
  useTestModelConnectionMutation,
  useListPromptsQuery,
  useLazyListPromptsQuery,
  useReadPromptQuery,
  useLazyReadPromptQuery,
  useSavePromptMutation,
  useCountReadAgainQuery,
  useLazyCountReadAgainQuery,
  useReadAgainMutation,
  useTryPromptMutation,
  useListTrialArticlesQuery,
  useLazyListTrialArticlesQuery,
  useReadTrialQuery,
  useLazyReadTrialQuery,
  useReadComparisonQuery,
  useLazyReadComparisonQuery,
  useStopTrialMutation,
  useResumeTrialMutation,
} = injectedRtkApi;

// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['prompt-lab', 'prompts', 'models'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listActivations: build.query<contract.ListActivationsApiResponse, contract.ListActivationsApiArg>({
        responseSchema: answerSchema(contract.promptActivationPageShape),
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
      activateThroughGate: build.mutation<
        contract.ActivateThroughGateApiResponse,
        contract.ActivateThroughGateApiArg
      >({
        responseSchema: changeSchema(contract.promptShape),
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
      activatePrompt: build.mutation<contract.ActivatePromptApiResponse, contract.ActivatePromptApiArg>({
        responseSchema: changeSchema(contract.promptShape),
        query: (queryArg) => ({
          url: `/auth/llm/prompts/${encodeURIComponent(String(queryArg.id))}/activate`,
          method: 'PUT',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['prompts'],
      }),
      readGate: build.query<contract.ReadGateApiResponse, contract.ReadGateApiArg>({
        responseSchema: answerSchema(contract.activationGateShape),
        query: () => ({ url: `/auth/llm/gate` }),
        providesTags: ['prompt-lab'],
      }),
      saveGate: build.mutation<contract.SaveGateApiResponse, contract.SaveGateApiArg>({
        responseSchema: changeSchema(contract.activationGateShape),
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
      readVerdict: build.query<contract.ReadVerdictApiResponse, contract.ReadVerdictApiArg>({
        responseSchema: answerSchema(contract.gateVerdictShape),
        query: (queryArg) => ({
          url: `/auth/llm/prompts/${encodeURIComponent(String(queryArg.id))}/verdict`,
        }),
        providesTags: ['prompt-lab'],
      }),
      listGolden: build.query<contract.ListGoldenApiResponse, contract.ListGoldenApiArg>({
        responseSchema: answerSchema(contract.goldenPageShape),
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
      addGolden: build.mutation<contract.AddGoldenApiResponse, contract.AddGoldenApiArg>({
        responseSchema: changeSchema(contract.goldenArticleShape),
        query: (queryArg) => ({ url: `/auth/llm/golden-set`, method: 'POST', body: queryArg.goldenAddition }),
        invalidatesTags: ['prompt-lab'],
      }),
      listGoldenCandidates: build.query<
        contract.ListGoldenCandidatesApiResponse,
        contract.ListGoldenCandidatesApiArg
      >({
        responseSchema: answerSchema(contract.goldenCandidatePageShape),
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
      exportGolden: build.query<contract.ExportGoldenApiResponse, contract.ExportGoldenApiArg>({
        responseSchema: answerSchema(contract.goldenRecordPageShape),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set/export`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      importGolden: build.mutation<contract.ImportGoldenApiResponse, contract.ImportGoldenApiArg>({
        responseSchema: changeSchema(contract.goldenImportResultShape),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set/import`,
          method: 'POST',
          body: queryArg.goldenImport,
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      removeGolden: build.mutation<contract.RemoveGoldenApiResponse, contract.RemoveGoldenApiArg>({
        responseSchema: changeSchema(contract.goldenArticleShape),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set/articles/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      restoreGolden: build.mutation<contract.RestoreGoldenApiResponse, contract.RestoreGoldenApiArg>({
        responseSchema: changeSchema(contract.goldenArticleShape),
        query: (queryArg) => ({
          url: `/auth/llm/golden-set/articles/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      readModelConnection: build.query<
        contract.ReadModelConnectionApiResponse,
        contract.ReadModelConnectionApiArg
      >({
        responseSchema: answerSchema(contract.modelConnectionShape),
        query: () => ({ url: `/auth/llm/model` }),
        providesTags: ['models'],
      }),
      listOfferedModels: build.query<contract.ListOfferedModelsApiResponse, contract.ListOfferedModelsApiArg>(
        {
          responseSchema: answerSchema(contract.offeredModelsShape),
          query: () => ({ url: `/auth/llm/models` }),
          providesTags: ['models'],
        },
      ),
      testModelConnection: build.mutation<
        contract.TestModelConnectionApiResponse,
        contract.TestModelConnectionApiArg
      >({
        responseSchema: changeSchema(contract.connectionTestShape),
        query: (queryArg) => ({ url: `/auth/llm/model/test`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['models'],
      }),
      listPrompts: build.query<contract.ListPromptsApiResponse, contract.ListPromptsApiArg>({
        responseSchema: answerSchema(contract.promptPageShape),
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
      readPrompt: build.query<contract.ReadPromptApiResponse, contract.ReadPromptApiArg>({
        responseSchema: answerSchema(contract.promptShape),
        query: (queryArg) => ({
          url: `/auth/llm/prompt`,
          params: {
            name: queryArg.name,
          },
        }),
        providesTags: ['prompts'],
      }),
      savePrompt: build.mutation<contract.SavePromptApiResponse, contract.SavePromptApiArg>({
        responseSchema: changeSchema(contract.promptShape),
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
      countReadAgain: build.query<contract.CountReadAgainApiResponse, contract.CountReadAgainApiArg>({
        responseSchema: answerSchema(contract.readAgainCountShape),
        query: (queryArg) => ({
          url: `/auth/llm/read-again`,
          params: {
            prompt_id: queryArg.promptId,
            below: queryArg.below,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      readAgain: build.mutation<contract.ReadAgainApiResponse, contract.ReadAgainApiArg>({
        responseSchema: changeSchema(contract.readAgainResultShape),
        query: (queryArg) => ({ url: `/auth/llm/read-again`, method: 'POST', body: queryArg.readAgainOrder }),
        invalidatesTags: ['prompt-lab'],
      }),
      tryPrompt: build.mutation<contract.TryPromptApiResponse, contract.TryPromptApiArg>({
        responseSchema: changeSchema(contract.trialShape),
        query: (queryArg) => ({
          url: `/auth/llm/prompts/${encodeURIComponent(String(queryArg.id))}/try`,
          method: 'POST',
          body: queryArg.trialOrder,
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      listTrialArticles: build.query<contract.ListTrialArticlesApiResponse, contract.ListTrialArticlesApiArg>(
        {
          responseSchema: answerSchema(contract.articleChoicePageShape),
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
        },
      ),
      readComparison: build.query<contract.ReadComparisonApiResponse, contract.ReadComparisonApiArg>({
        responseSchema: answerSchema(contract.comparisonShape),
        query: (queryArg) => ({
          url: `/auth/llm/trials/${encodeURIComponent(String(queryArg.id))}/comparison`,
        }),
        providesTags: ['prompt-lab'],
      }),
      stopTrial: build.mutation<contract.StopTrialApiResponse, contract.StopTrialApiArg>({
        responseSchema: changeSchema(contract.trialShape),
        query: (queryArg) => ({
          url: `/auth/llm/trials/${encodeURIComponent(String(queryArg.id))}/stop`,
          method: 'POST',
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      resumeTrial: build.mutation<contract.ResumeTrialApiResponse, contract.ResumeTrialApiArg>({
        responseSchema: changeSchema(contract.trialShape),
        query: (queryArg) => ({
          url: `/auth/llm/trials/${encodeURIComponent(String(queryArg.id))}/resume`,
          method: 'POST',
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      listEvaluations: build.query<contract.ListEvaluationsApiResponse, contract.ListEvaluationsApiArg>({
        responseSchema: answerSchema(contract.evaluationListShape),
        query: (queryArg) => ({
          url: `/auth/llm/evaluations`,
          params: {
            prompt_id: queryArg.promptId,
            model: queryArg.model,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
      startEvaluation: build.mutation<contract.StartEvaluationApiResponse, contract.StartEvaluationApiArg>({
        responseSchema: changeSchema(contract.evaluationListShape),
        query: (queryArg) => ({
          url: `/auth/llm/evaluations`,
          method: 'POST',
          body: queryArg.evaluationOrder,
        }),
        invalidatesTags: ['prompt-lab'],
      }),
      listWrongValues: build.query<contract.ListWrongValuesApiResponse, contract.ListWrongValuesApiArg>({
        responseSchema: answerSchema(contract.wrongValuesShape),
        query: (queryArg) => ({
          url: `/auth/llm/evaluations/${encodeURIComponent(String(queryArg.id))}/wrong`,
          params: {
            field: queryArg.field,
          },
        }),
        providesTags: ['prompt-lab'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as promptsApi };

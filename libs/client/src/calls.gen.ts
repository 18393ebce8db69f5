// Generated from the contract by 'npm run contract'. Do not edit.
export type AcceptReviewCompanyApiResponse = /** status 200 Default Response */ Stepped;
export type AcceptReviewCompanyApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** Of the startup that the company is part of, as it was seen */
    startup_version?: number;
  };
};
export type ActivatePromptApiResponse = /** status 200 Default Response */ Prompt;
export type ActivatePromptApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ActivateThroughGateApiResponse = /** status 200 Default Response */ Prompt;
export type ActivateThroughGateApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    reason?: string | null;
  };
};
export type AddArticleApiResponse = /** status 200 Default Response */ AddedArticle;
export type AddArticleApiArg = {
  body: {
    url: string;
  };
};
export type ListArticlesApiResponse = /** status 200 Default Response */ StartupNewsPage;
export type ListArticlesApiArg = {
  page?: number;
  pageSize?: number;
};
export type AddAwardApiResponse = /** status 200 Default Response */ FactChanged;
export type AddAwardApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    award_name: string;
    note?: string | null;
  };
};
export type AddAwardAliasApiResponse = /** status 201 Default Response */ NamedAlias;
export type AddAwardAliasApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
    parameterID: string;
  };
};
export type AddAwardGroupItemApiResponse = /** status 201 Default Response */ AwardGroupItem;
export type AddAwardGroupItemApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    parameter_id: string;
    precedence: number;
  };
};
export type ListAwardGroupItemsApiResponse = /** status 200 Default Response */ AwardGroupItemList;
export type ListAwardGroupItemsApiArg = {
  id: string;
};
export type AddFounderApiResponse = /** status 200 Default Response */ FactChanged;
export type AddFounderApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    first_name: string;
    /** At least one visible character; no control, zero-width or directional ones */
    last_name: string;
    role?: string | null;
    note?: string | null;
  };
};
export type AddGoldenApiResponse = /** status 201 Default Response */ GoldenArticle;
export type AddGoldenApiArg = {
  body: {
    article_id: string;
  };
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
export type AddMoneyApiResponse = /** status 200 Default Response */ FactChanged;
export type AddMoneyApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    kind:
      | 'round'
      | 'total'
      | 'award'
      | 'loan'
      | 'takeover'
      | 'valuation'
      | 'revenue'
      | 'sought'
      | 'grant'
      | 'prize';
    amount: number;
    currency: string;
    date?: string | null;
    stage?: string | null;
    investors?: string[];
    note?: string | null;
  };
};
export type AddNoteApiResponse = /** status 201 What a person wrote about a startup */ Note;
export type AddNoteApiArg = {
  id: string;
  body: {
    text: string;
    /** Ids of people whose name follows a sign @ in the text; others are left out */
    mentions?: string[];
  };
};
export type ListNotesApiResponse = /** status 200 Default Response */ NotePage;
export type ListNotesApiArg = {
  limit?: number;
  offset?: number;
  id: string;
};
export type AddStartupApiResponse = /** status 201 Default Response */ Startup;
export type AddStartupApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    company_name: string;
    website?: string | null;
    canton?: string | null;
    sector?: string | null;
    first_name?: string | null;
    last_name?: string | null;
    email?: string | null;
    number?: string | null;
    /** The first note about the startup */
    note?: string;
  };
};
export type AddUsualParametersApiResponse = /** status 201 Default Response */ UsualParameters;
export type AddUsualParametersApiArg = {
  body: Record<string, never>;
};
export type AllowDiscardedNameApiResponse = /** status 200 Default Response */ Decided;
export type AllowDiscardedNameApiArg = {
  id: string;
};
export type AuditCurationApiResponse = /** status 200 Default Response */ AuditResult;
export type AuditCurationApiArg = {
  body: Record<string, never>;
};
export type CancelExtractionRunApiResponse = /** status 200 Default Response */ ExtractionRun;
export type CancelExtractionRunApiArg = {
  id: string;
};
export type CancelImportApiResponse = /** status 200 Default Response */ ImportFile;
export type CancelImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: Record<string, never>;
};
export type ChangeManyApiResponse = /** status 200 Default Response */ BulkDone;
export type ChangeManyApiArg = {
  body: {
    /** Chosen ones, those of the token; missing for all of the list */
    ids?: string[];
    /** The list that they were chosen from, or all of which it is for */
    query?: {
      /** Folded substring: accents and case do not matter */
      q?: string;
      mode?: 'active' | 'rejected' | 'all';
      top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
      sort?:
        | 'score'
        | 'firstTime_appear_inscore'
        | 'last_modified_score'
        | 'article_date'
        | 'founding_year'
        | 'created_at'
        | 'updated_at';
      dir?: 'asc' | 'desc';
      /** Startups that are Later: among the others, left out, or alone */
      later?: 'all' | 'hide' | 'only';
      /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
      canton?: string;
      /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
      sector?: string;
      /** The lowest score */
      score_from?: number;
      /** Scores are lower than this */
      score_below?: number;
      /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
      reached_from?: string;
      /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
      reached_to?: string;
      /** Founded in this year or later */
      founded_from?: number;
      /** Founded in this year or earlier */
      founded_to?: number;
      /** The least money raised, in CHF; sums in other currencies are left out */
      raised_from?: number;
      /** The most money raised, in CHF; sums in other currencies are left out */
      raised_to?: number;
      /** The latest article is of this day or later: YYYY-MM-DD */
      article_from?: string;
      /** The latest article is of this day or earlier: YYYY-MM-DD */
      article_to?: string;
      /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
      award?: string;
      /** The same for awards of which it holds none */
      award_not?: string;
      /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
      stage?: string;
      /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
      flag?: string;
      /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
      assignee?: string;
      /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
      step?: string;
    };
    expected: number;
    token: string;
    action: BulkAction;
  };
};
export type ChangeWorkApiResponse = /** status 200 Who works on a startup, and what is done next */ Work;
export type ChangeWorkApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** A person who has access; null for nobody */
    assignee?: string | null;
    /** At least one visible character; no control, zero-width or directional ones */
    step?: string | null;
    /** Of a step; without a step there is none */
    due?: string | null;
  };
};
export type ReadWorkApiResponse = /** status 200 Who works on a startup, and what is done next */ Work;
export type ReadWorkApiArg = {
  id: string;
};
export type CheckImportApiResponse = /** status 200 Default Response */ ImportFile;
export type CheckImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: Record<string, never>;
};
export type ClaimReviewArticleApiResponse = /** status 200 Default Response */ ReviewClaimed;
export type ClaimReviewArticleApiArg = {
  id: string;
  body: Record<string, never>;
};
export type ReleaseReviewArticleApiResponse = unknown;
export type ReleaseReviewArticleApiArg = {
  id: string;
};
export type CommitImportApiResponse = /** status 200 Default Response */ ImportFile;
export type CommitImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: Record<string, never>;
};
export type CompareScoringVersionsApiResponse = /** status 200 Default Response */ ScoringComparison;
export type CompareScoringVersionsApiArg = {
  with?: number;
  number: number;
};
export type CompareStartupsApiResponse =
  /** status 200 Startups side by side, from one moment */ StartupComparison;
export type CompareStartupsApiArg = {
  ids: string;
};
export type ConfirmFactApiResponse = /** status 200 Default Response */ FactChanged;
export type ConfirmFactApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    note?: string | null;
  };
};
export type CorrectAwardApiResponse = /** status 200 Default Response */ FactChanged;
export type CorrectAwardApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    award_name?: string;
    note?: string | null;
  };
};
export type DiscardAwardApiResponse = /** status 200 Default Response */ FactChanged;
export type DiscardAwardApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type CorrectFactApiResponse = /** status 200 Default Response */ FactChanged;
export type CorrectFactApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** null or an empty text hands the field back */
    value: string | number | null;
    /** Of raised_money; CHF without it */
    currency?: string;
    note?: string | null;
  };
};
export type HandBackFactApiResponse = /** status 200 Default Response */ FactChanged;
export type HandBackFactApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type CorrectFounderApiResponse = /** status 200 Default Response */ FactChanged;
export type CorrectFounderApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    first_name?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    last_name?: string;
    role?: string | null;
    note?: string | null;
  };
};
export type DiscardFounderApiResponse = /** status 200 Default Response */ FactChanged;
export type DiscardFounderApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type CorrectImportCellApiResponse = /** status 200 Default Response */ ImportFile;
export type CorrectImportCellApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** Line of the spreadsheet */
    line: number;
    /** Position in the row, from 0 */
    column: number;
    text: string;
  };
};
export type CorrectMoneyApiResponse = /** status 200 Default Response */ FactChanged;
export type CorrectMoneyApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    kind?:
      | 'round'
      | 'total'
      | 'award'
      | 'loan'
      | 'takeover'
      | 'valuation'
      | 'revenue'
      | 'sought'
      | 'grant'
      | 'prize';
    amount?: number;
    currency?: string;
    date?: string | null;
    stage?: string | null;
    investors?: string[];
    note?: string | null;
  };
};
export type DiscardMoneyApiResponse = /** status 200 Default Response */ FactChanged;
export type DiscardMoneyApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type CountDuplicatesApiResponse = /** status 200 Default Response */ DuplicateCount;
export type CountDuplicatesApiArg = void;
export type CountReadAgainApiResponse = /** status 200 Default Response */ ReadAgainCount;
export type CountReadAgainApiArg = {
  /** Articles that were last read with this version; built-in for the built-in extractor */
  prompt_id?: string;
  /** Articles with a startup whose confidence is below this */
  below?: number;
};
export type ReadAgainApiResponse = /** status 200 Default Response */ ReadAgainResult;
export type ReadAgainApiArg = {
  body: {
    articles?: string[];
    /** Articles that were last read with this version; built-in for the built-in extractor */
    prompt_id?: string;
    /** Articles with a startup whose confidence is below this */
    below?: number;
    /** How many the caller saw; by version or confidence, another number is refused */
    expected: number;
  };
};
export type CountReviewApiResponse = /** status 200 Pending work in Review */ ReviewWaiting;
export type CountReviewApiArg = void;
export type CountViewNewsApiResponse = /** status 200 Default Response */ ViewCounts;
export type CountViewNewsApiArg = void;
export type CreateAwardGroupApiResponse = /** status 201 Default Response */ AwardGroup;
export type CreateAwardGroupApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
  };
};
export type ListAwardGroupsApiResponse = /** status 200 Default Response */ AwardGroupList;
export type ListAwardGroupsApiArg = void;
export type CreateDecisionReasonApiResponse = /** status 201 Default Response */ DecisionReason;
export type CreateDecisionReasonApiArg = {
  body: {
    kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
    /** At least one visible character; no control, zero-width or directional ones */
    label: string;
    needs_details?: boolean;
    /** The place among those of its decision, from 1 */
    position?: number;
  };
};
export type ListDecisionReasonsApiResponse = /** status 200 Default Response */ DecisionRules;
export type ListDecisionReasonsApiArg = void;
export type SetReasonRequiredApiResponse =
  /** status 200 The reasons of one decision, and whether one is required */ DecisionRule;
export type SetReasonRequiredApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
    is_reason_required: boolean;
  };
};
export type CreateNewsSourceApiResponse = /** status 201 Default Response */ NewsSource;
export type CreateNewsSourceApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** No control, zero-width or directional characters */
    url: string;
    kind?: 'feed' | 'sitemap' | 'list';
    /** Which links are articles: `/news/*`, with * for any characters */
    link_pattern?: string | null;
    enabled?: boolean;
  };
};
export type ListNewsSourcesApiResponse = /** status 200 Default Response */ NewsSourceList;
export type ListNewsSourcesApiArg = void;
export type CreateParameterApiResponse = /** status 201 Default Response */ Parameter;
export type CreateParameterApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value?: number;
  };
};
export type ListParametersApiResponse = /** status 200 Default Response */ ParameterPage;
export type ListParametersApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
  sort?: 'name' | 'startups';
};
export type CreateViewApiResponse = /** status 201 A saved view of the list */ View;
export type CreateViewApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** The query string of the list: its parameters without page, and `layout` and `columns` */
    query: string;
    is_team?: boolean;
  };
};
export type ListViewsApiResponse = /** status 200 Default Response */ Views;
export type ListViewsApiArg = void;
export type DecideApiResponse = /** status 200 Default Response */ DecisionMade;
export type DecideApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
    /** 0 takes the flag back, or ends Later */
    to?: number;
    /** Of Later: a day from tomorrow to two years from now, YYYY-MM-DD; it ends at 06:00 in Zurich */
    until?: string;
    /** Of Later: another score or an article ends it; true unless it is false */
    earlier?: boolean;
    reason_id?: string | null;
    details?: string | null;
    origin?: 'details' | 'board' | 'api';
  };
};
export type ListDecisionsApiResponse = /** status 200 Default Response */ DecisionPage;
export type ListDecisionsApiArg = {
  limit?: number;
  offset?: number;
  id: string;
};
export type DecideFoundApiResponse = /** status 200 Default Response */ Decided;
export type DecideFoundApiArg = {
  body: {
    decision: 'accept' | 'discard';
    /** not_a_startup is remembered for the name, not_in_article for the name in this article, left_aside not at all */
    reason?: 'not_a_startup' | 'not_in_article' | 'left_aside';
    rows: SeenRow[];
  };
};
export type DecideReviewValuesApiResponse = /** status 200 Default Response */ Stepped;
export type DecideReviewValuesApiArg = {
  id: string;
  body: {
    raw_id: string;
    /** Of the company, as it was seen */
    version: number;
    /** Of the startup that the company is part of, as it was seen */
    startup_version?: number;
    decisions: ValueDecision[];
  };
};
export type DeleteAwardGroupApiResponse = unknown;
export type DeleteAwardGroupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type UpdateAwardGroupApiResponse = /** status 200 Default Response */ AwardGroup;
export type UpdateAwardGroupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
  };
};
export type DeleteAwardGroupItemApiResponse = unknown;
export type DeleteAwardGroupItemApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteAwardGroupItemByParameterApiResponse = unknown;
export type DeleteAwardGroupItemByParameterApiArg = {
  id: string;
  paramId: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteDecisionReasonApiResponse = unknown;
export type DeleteDecisionReasonApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type UpdateDecisionReasonApiResponse = /** status 200 Default Response */ DecisionReason;
export type UpdateDecisionReasonApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    label?: string;
    needs_details?: boolean;
    /** The place among those of its decision, from 1 */
    position?: number;
    is_retired?: boolean;
  };
};
export type DeleteNewsSourceApiResponse = unknown;
export type DeleteNewsSourceApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type UpdateNewsSourceApiResponse = /** status 200 Default Response */ NewsSource;
export type UpdateNewsSourceApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    name?: string;
    /** No control, zero-width or directional characters */
    url?: string;
    kind?: 'feed' | 'sitemap' | 'list';
    /** Which links are articles: `/news/*`, with * for any characters */
    link_pattern?: string | null;
    enabled?: boolean;
  };
};
export type DeleteParameterApiResponse = unknown;
export type DeleteParameterApiArg = {
  cascade?: number;
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type UpdateParameterApiResponse = /** status 200 Default Response */ Parameter;
export type UpdateParameterApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value?: number;
  };
};
export type DeleteRawApiResponse = unknown;
export type DeleteRawApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteStartupApiResponse = unknown;
export type DeleteStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteViewApiResponse = unknown;
export type DeleteViewApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type UpdateViewApiResponse = /** status 200 A saved view of the list */ View;
export type UpdateViewApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    name?: string;
    /** The query string of the list: its parameters without page, and `layout` and `columns` */
    query?: string;
    is_team?: boolean;
    /** For the caller alone; it needs no If-Match */
    is_pinned?: boolean;
    /** Restores a view that was deleted */
    is_deleted?: false;
  };
};
export type DiscardViewDraftApiResponse = unknown;
export type DiscardViewDraftApiArg = {
  id: string;
};
export type SaveViewDraftApiResponse =
  /** status 200 A draft, with what it would change for the team */ ViewDraftEffect;
export type SaveViewDraftApiArg = {
  id: string;
  body: {
    /** The query string of the list: its parameters without page, and `layout` and `columns` */
    query: string;
  };
};
export type DiscoverSourcesApiResponse = /** status 200 Default Response */ SourceDiscovery;
export type DiscoverSourcesApiArg = {
  body: {
    /** No control, zero-width or directional characters */
    address: string;
  };
};
export type DismissDuplicateApiResponse = /** status 200 Default Response */ KeptApart;
export type DismissDuplicateApiArg = {
  id: string;
  body: Record<string, never>;
};
export type EditNoteApiResponse = /** status 200 What a person wrote about a startup */ Note;
export type EditNoteApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    text: string;
    /** Ids of people whose name follows a sign @ in the text; others are left out */
    mentions?: string[];
  };
};
export type ExportCuratedApiResponse = unknown;
export type ExportCuratedApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  /** csv without it */
  format?: 'csv' | 'xlsx';
  /** Separator of a CSV file. The default is that of the own profile. */
  separator?: 'comma' | 'semicolon' | 'tab';
  /** Keys of columns, separated by commas; `awards` stands for a column of each award. All that an import takes without it */
  columns?: string;
};
export type ExportGoldenApiResponse = /** status 200 Default Response */ GoldenRecordPage;
export type ExportGoldenApiArg = {
  limit?: number;
  offset?: number;
};
export type ExportInvestmentsApiResponse = unknown;
export type ExportInvestmentsApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  sort?:
    | 'score'
    | 'firstTime_appear_inscore'
    | 'last_modified_score'
    | 'article_date'
    | 'founding_year'
    | 'created_at'
    | 'updated_at';
  dir?: 'asc' | 'desc';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  score_from?: number;
  /** Scores are lower than this */
  score_below?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reached_from?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reached_to?: string;
  /** Founded in this year or later */
  founded_from?: number;
  /** Founded in this year or earlier */
  founded_to?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raised_from?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raised_to?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  article_from?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  article_to?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  award_not?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
  /** Ids of startups separated by commas, at most 500: of the list only these */
  ids?: string;
  /** csv without it */
  format?: 'csv' | 'xlsx';
  /** Separator of a CSV file. The default is that of the own profile. */
  separator?: 'comma' | 'semicolon' | 'tab';
  /** Keys of columns, separated by commas; `awards` stands for a column of each award. All that an import takes without it */
  columns?: string;
  /** Columns of the table, in their order and separated by commas, with names and values as people see them: in place of `columns`. An import does not read such a file */
  screen_columns?: string;
};
export type ExportRawApiResponse = unknown;
export type ExportRawApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  /** Only rows in this state of review */
  review?: 'waiting' | 'accepted' | 'discarded';
  /** csv without it */
  format?: 'csv' | 'xlsx';
  /** Separator of a CSV file. The default is that of the own profile. */
  separator?: 'comma' | 'semicolon' | 'tab';
  /** Keys of columns, separated by commas; `awards` stands for a column of each award. All that an import takes without it */
  columns?: string;
};
export type ExtractArticleApiResponse = /** status 200 Default Response */ ExtractionSample;
export type ExtractArticleApiArg = {
  id: string;
  body: Record<string, never>;
};
export type FindSimilarStartupsApiResponse = /** status 200 Default Response */ SimilarStartups;
export type FindSimilarStartupsApiArg = {
  /** Of the company. At least one visible character; no control, zero-width or directional ones */
  name: string;
  website?: string;
};
export type IgnoreAwardApiResponse = /** status 201 Default Response */ NamedAward;
export type IgnoreAwardApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
  };
};
export type ImportGoldenApiResponse = /** status 200 Default Response */ GoldenImportResult;
export type ImportGoldenApiArg = {
  body: {
    /** Number of the first line in its file */
    first_line?: number;
    lines: string[];
  };
};
export type ImportRawApiResponse = /** status 200 Default Response */ ImportOutcome;
export type ImportRawApiArg = {
  body: {
    ID?: string | number | null;
    id?: string | number | null;
    /** At least one visible character; no control, zero-width or directional ones */
    company_name: string;
    first_name?: string | null;
    last_name?: string | null;
    /** At least one visible character; no control, zero-width or directional ones */
    social_reason?: string | null;
    founding_year?: number | null;
    sector?: string | null;
    country?: string | null;
    canton?: string | null;
    raised_money?: number | null;
    raised_currency?: string | null;
    main_article_info?: string | null;
    article_date?: string | null;
    website?: string | null;
    url?: string | null;
    email?: string | null;
    number?: string | null;
    investors?: string | null;
    partnership?: string | null;
    company_description?: string | null;
    advisors?: string | null;
    other_award?: string | null;
    pros_text?: string | null;
    cons_text?: string | null;
    pros?: string | null;
    risks?: string | null;
    investment?: 0 | 1 | true | false;
    rejected?: 0 | 1 | true | false;
    candidate?: 0 | 1 | true | false;
    missing_data?: 0 | 1 | true | false;
    email_sent?: 0 | 1 | true | false;
    interested?: 0 | 1 | true | false;
    personality_test_sent?: 0 | 1 | true | false;
    test_passed?: 0 | 1 | true | false;
    create_contract?: 0 | 1 | true | false;
    awards?: string[];
    articles?: Article[];
    score?: unknown;
    last_modified_score?: unknown;
    firstTime_appear_inscore?: unknown;
    created_at?: unknown;
    updated_at?: unknown;
    is_new?: unknown;
    awards_weights?: unknown;
  };
};
export type ImportWeightsApiResponse = /** status 200 Default Response */ ImportedWeights;
export type ImportWeightsApiArg = {
  body: {
    weights: WeightRow[];
  };
};
export type KeepSuggestionApiResponse = /** status 200 Default Response */ FactChanged;
export type KeepSuggestionApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: Record<string, never>;
};
export type ListActivationsApiResponse = /** status 200 Default Response */ PromptActivationPage;
export type ListActivationsApiArg = {
  limit?: number;
  offset?: number;
  name?: string;
};
export type ListArticleFailuresApiResponse = /** status 200 Default Response */ ArticleFailures;
export type ListArticleFailuresApiArg = void;
export type ListAuditChoicesApiResponse = /** status 200 Default Response */ AuditChoices;
export type ListAuditChoicesApiArg = void;
export type ListAuditEventsApiResponse = /** status 200 Default Response */ AuditEventPage;
export type ListAuditEventsApiArg = {
  page?: number;
  pageSize?: number;
  /** Id of the person who acted, or a part of their email */
  person?: string;
  action?: string;
  targetType?: string;
  targetId?: string;
  /** At this time or later */
  from?: string;
  /** Before this time */
  to?: string;
  /** Only events with a smaller id, to read further pages while new events arrive */
  olderThan?: number;
};
export type ListAwardConfigApiResponse = /** status 200 Default Response */ AwardConfigList;
export type ListAwardConfigApiArg = void;
export type ListAwardDecisionsApiResponse = /** status 200 Default Response */ AwardDecisions;
export type ListAwardDecisionsApiArg = void;
export type ListCuratedApiResponse = /** status 200 Default Response */ StartupPage;
export type ListCuratedApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  sort?: 'created_at' | 'updated_at' | 'score' | 'company_name' | 'founding_year' | 'article_date';
  dir?: 'asc' | 'desc';
  withAwards?: number;
  withArticles?: number;
};
export type ListDeletedApiResponse = /** status 200 Default Response */ DeletedRowPage;
export type ListDeletedApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type ListDiscardedNamesApiResponse = /** status 200 Default Response */ DiscardedNamePage;
export type ListDiscardedNamesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type ListDuplicatesApiResponse = /** status 200 Default Response */ DuplicatePage;
export type ListDuplicatesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  only?: 'all' | 'website' | 'founder' | 'name';
};
export type NameDuplicateApiResponse =
  /** status 200 Two startups that may be one company, of which the first has the higher score */ DuplicatePair;
export type NameDuplicateApiArg = {
  body: {
    startup_ids: string[];
  };
};
export type ListEvaluationsApiResponse = /** status 200 Default Response */ EvaluationList;
export type ListEvaluationsApiArg = {
  /** Absent for the built-in extractor */
  prompt_id?: string;
  /** Absent for the one of the version */
  model?: string;
};
export type StartEvaluationApiResponse = /** status 201 Default Response */ EvaluationList;
export type StartEvaluationApiArg = {
  body: {
    subjects: TrialSubject[];
  };
};
export type ListExtractionRunsApiResponse = /** status 200 Default Response */ ExtractionRunPage;
export type ListExtractionRunsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type StartExtractionRunApiResponse = /** status 201 Default Response */ ExtractionRun;
export type StartExtractionRunApiArg = {
  body: {
    batch?: number;
    delay_ms?: number;
    dry?: boolean;
    budget_tokens?: number | null;
  };
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
export type ListImportLinesApiResponse = /** status 200 Default Response */ ImportLinePage;
export type ListImportLinesApiArg = {
  page?: number;
  pageSize?: number;
  /** kept by an undo; noted: written with values left out or doubtful */
  outcome?: 'create' | 'update' | 'unchanged' | 'failed' | 'kept' | 'noted';
  id: string;
};
export type ListImportsApiResponse = /** status 200 Default Response */ ImportPage;
export type ListImportsApiArg = {
  page?: number;
  pageSize?: number;
};
export type OpenImportApiResponse = /** status 201 Default Response */ ImportFile;
export type OpenImportApiArg = {
  body: {
    name: string;
    /** Bytes, at most 200 MB */
    size: number;
  };
};
export type ListInvestmentsApiResponse = /** status 200 Default Response */ StartupPage;
export type ListInvestmentsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  sort?:
    | 'score'
    | 'firstTime_appear_inscore'
    | 'last_modified_score'
    | 'article_date'
    | 'founding_year'
    | 'created_at'
    | 'updated_at';
  dir?: 'asc' | 'desc';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  score_from?: number;
  /** Scores are lower than this */
  score_below?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reached_from?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reached_to?: string;
  /** Founded in this year or later */
  founded_from?: number;
  /** Founded in this year or earlier */
  founded_to?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raised_from?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raised_to?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  article_from?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  article_to?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  award_not?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
  /** Rows say what is new in this view since the visit before; `all` for all active startups */
  view?: string;
  /** Only what is new in the view, without one in all active startups */
  since?: 'visit';
  withAwards?: number;
  withArticles?: number;
};
export type ListKeptApartApiResponse = /** status 200 Default Response */ KeptApartPage;
export type ListKeptApartApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type ListMergeTargetsApiResponse = /** status 200 Default Response */ MergeTargets;
export type ListMergeTargetsApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  id: string;
};
export type ListMergesApiResponse = /** status 200 Default Response */ StartupMergePage;
export type ListMergesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ListNewsReadingsApiResponse = /** status 200 Default Response */ NewsReadingList;
export type ListNewsReadingsApiArg = void;
export type OrderNewsReadingApiResponse =
  /** status 202 A reading that a person has ordered, with its progress */ NewsReading;
export type OrderNewsReadingApiArg = {
  body: {
    source_id?: string;
  };
};
export type ListOfferedModelsApiResponse = /** status 200 Default Response */ OfferedModels;
export type ListOfferedModelsApiArg = void;
export type ListParameterChoicesApiResponse = /** status 200 Default Response */ ParameterChoices;
export type ListParameterChoicesApiArg = void;
export type ListPeopleApiResponse = /** status 200 Default Response */ People;
export type ListPeopleApiArg = {
  limit?: number;
  offset?: number;
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
export type ListRawApiResponse = /** status 200 Default Response */ RawStartupPage;
export type ListRawApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  /** Empty values come last in both directions; ties newest first */
  sort?: 'created_at' | 'company_name' | 'founding_year' | 'article_date';
  dir?: 'asc' | 'desc';
  /** Only rows in this state of review */
  review?: 'waiting' | 'accepted' | 'discarded';
};
export type ListReviewArticlesApiResponse = /** status 200 Default Response */ ReviewArticlePage;
export type ListReviewArticlesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  only?: 'all' | 'conflicts' | 'no_source' | 'money' | 'awards';
};
export type ListReviewDecisionsApiResponse = /** status 200 Default Response */ ReviewDecisionPage;
export type ListReviewDecisionsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type ListReviewStepsApiResponse = /** status 200 Default Response */ ReviewStepPage;
export type ListReviewStepsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Only what the caller did */
  mine?: boolean;
};
export type ListRolesApiResponse = /** status 200 Default Response */ RoleList;
export type ListRolesApiArg = void;
export type ListScoreDifferenceApiResponse = /** status 200 Default Response */ ScoreDifference;
export type ListScoreDifferenceApiArg = {
  body: {
    /** Applied in this order; items of new groups count as changes */
    changes: ProposedChange[];
  };
};
export type ListScoringVersionsApiResponse = /** status 200 Default Response */ ScoringVersionPage;
export type ListScoringVersionsApiArg = {
  page?: number;
  pageSize?: number | 'all';
};
export type ListSourceItemsApiResponse = /** status 200 Default Response */ SourceItemList;
export type ListSourceItemsApiArg = {
  page?: number;
  pageSize?: number;
  id: string;
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
export type ListUnreadPagesApiResponse = /** status 200 Default Response */ UnreadPageList;
export type ListUnreadPagesApiArg = {
  /** Id of a source */
  source?: string;
  reason?:
    | 'not_found'
    | 'paywall'
    | 'consent_page'
    | 'robots'
    | 'refused'
    | 'busy'
    | 'server_error'
    | 'slow'
    | 'unreachable'
    | 'too_large'
    | 'not_text'
    | 'no_article'
    | 'unreadable'
    | 'copy';
  /** In title or address */
  q?: string;
  /** Those that are never tried */
  never?: boolean;
  page?: number;
  pageSize?: number;
};
export type ListUnweightedAwardsApiResponse = /** status 200 Default Response */ UnweightedAwardPage;
export type ListUnweightedAwardsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ListUsersApiResponse = /** status 200 Default Response */ UserPage;
export type ListUsersApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ListWorkApiResponse = /** status 200 Default Response */ WorkList;
export type ListWorkApiArg = {
  /** Ids of startups, separated by commas */
  ids: string;
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
export type MakeAwardParameterApiResponse = /** status 201 Default Response */ Parameter;
export type MakeAwardParameterApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
    /** Where it is to be spelled otherwise. At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value: number;
  };
};
export type MapImportApiResponse = /** status 200 Default Response */ ImportFile;
export type MapImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    encoding?:
      'utf-8' | 'windows-1252' | 'iso-8859-1' | 'macintosh' | 'windows-1250' | 'utf-16le' | 'utf-16be';
    delimiter?: ',' | ';' | '\t' | '|';
    sheet?: string;
    /** Line of the headers; null to detect it */
    header_line?: number | null;
    /** Decimal mark of amounts; null to read each amount by itself */
    decimal?: ('point' | 'comma') | null;
    /** Order of day and month in dates; null to detect it */
    date_order?: ('day_first' | 'month_first') | null;
    columns?: {
      becomes: string;
      award?: string | null;
    }[];
    values?: {
      field: 'canton' | 'sector';
      text: string;
      code:
        | 'AG'
        | 'AI'
        | 'AR'
        | 'BE'
        | 'BL'
        | 'BS'
        | 'FR'
        | 'GE'
        | 'GL'
        | 'GR'
        | 'JU'
        | 'LU'
        | 'NE'
        | 'NW'
        | 'OW'
        | 'SG'
        | 'SH'
        | 'SO'
        | 'SZ'
        | 'TG'
        | 'TI'
        | 'UR'
        | 'VD'
        | 'VS'
        | 'ZG'
        | 'ZH'
        | 'BioT'
        | 'MedT'
        | 'Health'
        | 'FinT'
        | 'CleanT'
        | 'ICT'
        | 'Engin'
        | null;
      /** Kept as an alias for later files */
      keep?: boolean;
    }[];
  };
};
export type MergeDuplicateApiResponse = /** status 200 Default Response */ StartupMerge;
export type MergeDuplicateApiArg = {
  id: string;
  body: {
    choices?: MergeChoices;
    versions?: {
      /** Counts changes; sent back as If-Match */
      first: number;
      /** Counts changes; sent back as If-Match */
      second: number;
    };
  };
};
export type MergeIntoApiResponse = /** status 200 Default Response */ StartupMerge;
export type MergeIntoApiArg = {
  id: string;
  body: {
    /** The startup that survives */
    into: string;
    choices?: MergeChoices;
    versions?: {
      /** Counts changes; sent back as If-Match */
      first: number;
      /** Counts changes; sent back as If-Match */
      second: number;
    };
  };
};
export type MergeReviewCompanyApiResponse = /** status 200 Default Response */ Stepped;
export type MergeReviewCompanyApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** Of the startup that the company is part of, as it was seen */
    startup_version?: number;
    startup_id: string;
  };
};
export type MoveStartupApiResponse = /** status 200 Default Response */ StageMoved;
export type MoveStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** Rejected and Later have a reason or a day: they are decided by the call of decisions */
    stage: 'new' | 'contacted' | 'contract' | 'investment';
    reason_id?: string | null;
    details?: string | null;
  };
};
export type NeverReadPageApiResponse =
  /** status 200 A page that a source lists and that could not be read */ UnreadPage;
export type NeverReadPageApiArg = {
  id: string;
};
export type NoteScoringVersionApiResponse = /** status 200 Default Response */ ScoringVersion;
export type NoteScoringVersionApiArg = {
  number: number;
  body: {
    note: string;
  };
};
export type ReadScoringVersionApiResponse = /** status 200 Default Response */ ScoringVersionDetail;
export type ReadScoringVersionApiArg = {
  number: number;
};
export type PauseExtractionRunApiResponse = /** status 200 Default Response */ ExtractionRun;
export type PauseExtractionRunApiArg = {
  reason?: string;
  id: string;
};
export type PostponeDuplicateApiResponse =
  /** status 200 Two startups that may be one company, of which the first has the higher score */ DuplicatePair;
export type PostponeDuplicateApiArg = {
  id: string;
  body: {
    is_later?: boolean;
  };
};
export type PostponeReviewArticleApiResponse = unknown;
export type PostponeReviewArticleApiArg = {
  id: string;
  body: Record<string, never>;
};
export type PreviewMergeApiResponse = /** status 200 Default Response */ MergePreview;
export type PreviewMergeApiArg = {
  id: string;
  body: {
    fields?: {
      /** Of the pair; the first has the higher score */
      company_name?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      social_reason?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      website?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      canton?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      sector?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      founding_year?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      country?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      email?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      number?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      url?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      raised_money?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      investors?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      partnership?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      advisors?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      other_award?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      main_article_info?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      article_date?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      company_description?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      pros_text?: 'first' | 'second';
      /** Of the pair; the first has the higher score */
      cons_text?: 'first' | 'second';
    };
    lists?: {
      founders?: 'both' | 'first' | 'second';
      money?: 'both' | 'first' | 'second';
      awards?: 'both' | 'first' | 'second';
    };
    /** Of one that is rejected and one that is an investment */
    decision?: 'rejected' | 'investment';
    /** Which keeps its id; the first without it */
    survivor?: 'first' | 'second';
  };
};
export type PreviewMergeIntoApiResponse = /** status 200 Default Response */ MergePreview;
export type PreviewMergeIntoApiArg = {
  id: string;
  body: {
    /** The startup that survives */
    into: string;
    choices?: MergeChoices;
  };
};
export type PreviewSourceApiResponse = /** status 200 Default Response */ SourcePreview;
export type PreviewSourceApiArg = {
  body: {
    /** No control, zero-width or directional characters */
    url: string;
    kind: 'feed' | 'sitemap' | 'list';
    link_pattern?: string | null;
  };
};
export type PreviewSplitApiResponse = /** status 200 What a split would make */ SplitPreview;
export type PreviewSplitApiArg = {
  id: string;
  body: {
    groups: {
      rows: string[];
      /** At least one visible character; no control, zero-width or directional ones */
      company_name?: string;
    }[];
  };
};
export type ReadCantonCountsApiResponse = /** status 200 Default Response */ CantonCounts;
export type ReadCantonCountsApiArg = void;
export type ReadChainApiResponse = /** status 200 Default Response */ Chain;
export type ReadChainApiArg = void;
export type ReadCompanyRegisterApiResponse = /** status 200 Default Response */ RegisterAnswer;
export type ReadCompanyRegisterApiArg = {
  name: string;
};
export type ReadComparisonApiResponse = /** status 200 Default Response */ Comparison;
export type ReadComparisonApiArg = {
  id: string;
};
export type ReadDashboardApiResponse = /** status 200 Default Response */ Dashboard;
export type ReadDashboardApiArg = void;
export type ReadDossierApiResponse = /** status 200 Default Response */ DossierDocument;
export type ReadDossierApiArg = {
  id: string;
};
export type ReadDuplicateApiResponse =
  /** status 200 Two startups that may be one company, of which the first has the higher score */ DuplicatePair;
export type ReadDuplicateApiArg = {
  id: string;
};
export type ReadExtractionApiResponse = /** status 200 Default Response */ Extraction;
export type ReadExtractionApiArg = {
  id: string;
};
export type ReadFactHistoryApiResponse = /** status 200 Default Response */ FactHistory;
export type ReadFactHistoryApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
};
export type ReadFactsApiResponse =
  /** status 200 What is known about a startup, and from where */ StartupFacts;
export type ReadFactsApiArg = {
  id: string;
};
export type ReadFilterValuesApiResponse = /** status 200 Default Response */ FilterValues;
export type ReadFilterValuesApiArg = {
  filter:
    'canton' | 'sector' | 'stage' | 'flag' | 'step' | 'award' | 'award_not' | 'assignee' | 'raised' | 'score';
  /** A part of the name of an award or person */
  find?: string;
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  score_from?: number;
  /** Scores are lower than this */
  score_below?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reached_from?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reached_to?: string;
  /** Founded in this year or later */
  founded_from?: number;
  /** Founded in this year or earlier */
  founded_to?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raised_from?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raised_to?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  article_from?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  article_to?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  award_not?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
};
export type ReadFinancingMonthsApiResponse = /** status 200 Default Response */ FinancingMonths;
export type ReadFinancingMonthsApiArg = void;
export type ReadFunnelApiResponse = /** status 200 Default Response */ Funnel;
export type ReadFunnelApiArg = void;
export type ReadGateApiResponse = /** status 200 Default Response */ ActivationGate;
export type ReadGateApiArg = void;
export type SaveGateApiResponse = /** status 200 Default Response */ ActivationGate;
export type SaveGateApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
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
};
export type ReadImportApiResponse = /** status 200 Default Response */ ImportFile;
export type ReadImportApiArg = {
  id: string;
};
export type ReadImportErrorsApiResponse = unknown;
export type ReadImportErrorsApiArg = {
  id: string;
};
export type ReadInvestmentApiResponse = /** status 200 Default Response */ Startup;
export type ReadInvestmentApiArg = {
  id: string;
};
export type ReadMergedIntoApiResponse = /** status 200 Default Response */ MergedIntoAnswer;
export type ReadMergedIntoApiArg = {
  startup: string;
};
export type ReadModelConnectionApiResponse = /** status 200 Default Response */ ModelConnection;
export type ReadModelConnectionApiArg = void;
export type ReadNewStartupsApiResponse = /** status 200 Default Response */ NewStartups;
export type ReadNewStartupsApiArg = void;
export type ReadPendingCountApiResponse = /** status 200 Default Response */ PendingArticles;
export type ReadPendingCountApiArg = void;
export type ReadPromptApiResponse = /** status 200 Default Response */ Prompt;
export type ReadPromptApiArg = {
  /** The usual name when absent */
  name?: string;
};
export type SavePromptApiResponse = /** status 200 Default Response */ Prompt;
export type SavePromptApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** The usual name when absent. At least one visible character; no control, zero-width or directional ones */
    name?: string;
    prompt: string;
    model?: string | null;
    temperature?: number | null;
    top_p?: number | null;
    max_output_tokens?: number | null;
    placeholder?: string | null;
  };
};
export type ReadRawEvidenceApiResponse = /** status 200 Default Response */ EvidenceList;
export type ReadRawEvidenceApiArg = {
  id: string;
};
export type ReadReviewArticleApiResponse = /** status 200 Default Response */ ReviewArticle;
export type ReadReviewArticleApiArg = {
  id: string;
};
export type ReadReviewSettingsApiResponse = /** status 200 Default Response */ ReviewSettings;
export type ReadReviewSettingsApiArg = void;
export type SaveReviewSettingsApiResponse = /** status 200 Default Response */ ReviewSettings;
export type SaveReviewSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** Confidence from which startups and values of articles are used by themselves; at 1 all wait */
    floor: number;
  };
};
export type ReadScoreConfigApiResponse = /** status 200 Default Response */ ScoreConfig;
export type ReadScoreConfigApiArg = void;
export type SaveScoreConfigApiResponse = /** status 200 Default Response */ ScoreConfig;
export type SaveScoreConfigApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    threshold: number;
    /** Fraction: 0.20 is 20 % */
    top_percent: number;
  };
};
export type ReadScoreDistributionApiResponse = /** status 200 Default Response */ ScoreDistribution;
export type ReadScoreDistributionApiArg = void;
export type ReadScoreLedgerApiResponse = /** status 200 Default Response */ ScoreLedger;
export type ReadScoreLedgerApiArg = {
  id: string;
};
export type ReadScraperConfigApiResponse = /** status 200 Default Response */ ScraperConfig;
export type ReadScraperConfigApiArg = void;
export type SaveScraperConfigApiResponse = /** status 200 Default Response */ ScraperConfig;
export type SaveScraperConfigApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    enabled: boolean;
    intervalSec: number;
  };
};
export type ReadSelectionApiResponse =
  /** status 200 All startups of a list, for an act on all of them */ Selection;
export type ReadSelectionApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  sort?:
    | 'score'
    | 'firstTime_appear_inscore'
    | 'last_modified_score'
    | 'article_date'
    | 'founding_year'
    | 'created_at'
    | 'updated_at';
  dir?: 'asc' | 'desc';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  score_from?: number;
  /** Scores are lower than this */
  score_below?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reached_from?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reached_to?: string;
  /** Founded in this year or later */
  founded_from?: number;
  /** Founded in this year or earlier */
  founded_to?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raised_from?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raised_to?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  article_from?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  article_to?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  award_not?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
};
export type ReadShortlistApiResponse = /** status 200 Default Response */ ShortlistDocument;
export type ReadShortlistApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  sort?:
    | 'score'
    | 'firstTime_appear_inscore'
    | 'last_modified_score'
    | 'article_date'
    | 'founding_year'
    | 'created_at'
    | 'updated_at';
  dir?: 'asc' | 'desc';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  score_from?: number;
  /** Scores are lower than this */
  score_below?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reached_from?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reached_to?: string;
  /** Founded in this year or later */
  founded_from?: number;
  /** Founded in this year or earlier */
  founded_to?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raised_from?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raised_to?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  article_from?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  article_to?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  award_not?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
  /** Ids of startups separated by commas, at most 500: of the list only these */
  ids?: string;
  details?: number;
};
export type ReadSignInRulesApiResponse = /** status 200 Default Response */ SignInRules;
export type ReadSignInRulesApiArg = void;
export type ReadStageApiResponse = /** status 200 Default Response */ StageColumn;
export type ReadStageApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  score_from?: number;
  /** Scores are lower than this */
  score_below?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reached_from?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reached_to?: string;
  /** Founded in this year or later */
  founded_from?: number;
  /** Founded in this year or earlier */
  founded_to?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raised_from?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raised_to?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  article_from?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  article_to?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  award_not?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
  offset?: number;
  limit?: number;
  /** One of new, contacted, contract, investment, later, rejected */
  column: string;
};
export type ReadStageLimitsApiResponse = /** status 200 Default Response */ StageLimits;
export type ReadStageLimitsApiArg = void;
export type SaveStageLimitsApiResponse = /** status 200 Default Response */ StageLimits;
export type SaveStageLimitsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** A startup that is Contacted for more days is marked on the board; null marks none */
    contacted: number | null;
    /** A startup that is Contract for more days is marked on the board; null marks none */
    contract: number | null;
  };
};
export type ReadStagesApiResponse = /** status 200 Default Response */ StageBoard;
export type ReadStagesApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  score_from?: number;
  /** Scores are lower than this */
  score_below?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reached_from?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reached_to?: string;
  /** Founded in this year or later */
  founded_from?: number;
  /** Founded in this year or earlier */
  founded_to?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raised_from?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raised_to?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  article_from?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  article_to?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  award_not?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
};
export type ReadStartupEvidenceApiResponse = /** status 200 Default Response */ EvidenceList;
export type ReadStartupEvidenceApiArg = {
  id: string;
};
export type ReadStartupHistoryApiResponse = /** status 200 Default Response */ StartupHistory;
export type ReadStartupHistoryApiArg = {
  /** 50 without it */
  limit?: number;
  id: string;
};
export type ReadStartupRowsApiResponse =
  /** status 200 The raw rows that a startup consists of */ StartupRows;
export type ReadStartupRowsApiArg = {
  id: string;
};
export type ReadStatsApiResponse = /** status 200 Default Response */ Stats;
export type ReadStatsApiArg = void;
export type ReadTimelineApiResponse = /** status 200 Default Response */ Timeline;
export type ReadTimelineApiArg = {
  kind?: 'change' | 'work' | 'news' | 'note' | 'decision' | 'score';
  before?: string;
  id: string;
};
export type ReadUserApiResponse = /** status 200 Default Response */ Account;
export type ReadUserApiArg = void;
export type ReadVerdictApiResponse = /** status 200 Default Response */ GateVerdict;
export type ReadVerdictApiArg = {
  id: string;
};
export type RecordPrintApiResponse = /** status 200 Default Response */ Print;
export type RecordPrintApiArg = {
  body: {
    /** Of a dossier */
    startup_id?: string;
    list?: {
      /** Folded substring: accents and case do not matter */
      q?: string;
      mode?: 'active' | 'rejected' | 'all';
      top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
      sort?:
        | 'score'
        | 'firstTime_appear_inscore'
        | 'last_modified_score'
        | 'article_date'
        | 'founding_year'
        | 'created_at'
        | 'updated_at';
      dir?: 'asc' | 'desc';
      /** Startups that are Later: among the others, left out, or alone */
      later?: 'all' | 'hide' | 'only';
      /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
      canton?: string;
      /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
      sector?: string;
      /** The lowest score */
      score_from?: number;
      /** Scores are lower than this */
      score_below?: number;
      /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
      reached_from?: string;
      /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
      reached_to?: string;
      /** Founded in this year or later */
      founded_from?: number;
      /** Founded in this year or earlier */
      founded_to?: number;
      /** The least money raised, in CHF; sums in other currencies are left out */
      raised_from?: number;
      /** The most money raised, in CHF; sums in other currencies are left out */
      raised_to?: number;
      /** The latest article is of this day or later: YYYY-MM-DD */
      article_from?: string;
      /** The latest article is of this day or earlier: YYYY-MM-DD */
      article_to?: string;
      /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
      award?: string;
      /** The same for awards of which it holds none */
      award_not?: string;
      /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
      stage?: string;
      /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
      flag?: string;
      /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
      assignee?: string;
      /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
      step?: string;
      /** Ids of startups separated by commas, at most 500: of the list only these */
      ids?: string;
    };
    has_dossiers?: boolean;
    has_contacts?: boolean;
    has_notes?: boolean;
  };
};
export type RemoveAwardAliasApiResponse = /** status 200 Default Response */ NamedAlias;
export type RemoveAwardAliasApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
    parameterID: string;
  };
};
export type RemoveGoldenApiResponse = /** status 200 Default Response */ GoldenArticle;
export type RemoveGoldenApiArg = {
  id: string;
};
export type RemoveUsualParametersApiResponse = /** status 200 Default Response */ UsualParameters;
export type RemoveUsualParametersApiArg = {
  body: {
    parameterIDs: string[];
  };
};
export type ResetExtractionApiResponse = /** status 200 Default Response */ ResetResult;
export type ResetExtractionApiArg = {
  body: Record<string, never>;
};
export type RestoreDeletedApiResponse = /** status 200 Default Response */ RestoredRow;
export type RestoreDeletedApiArg = {
  id: string;
  body: Record<string, never>;
};
export type RestoreGoldenApiResponse = /** status 200 Default Response */ GoldenArticle;
export type RestoreGoldenApiArg = {
  id: string;
};
export type RestoreScoringVersionApiResponse = /** status 200 Default Response */ ScoringVersion;
export type RestoreScoringVersionApiArg = {
  number: number;
};
export type ResumeExtractionRunApiResponse = /** status 200 Default Response */ ExtractionRun;
export type ResumeExtractionRunApiArg = {
  id: string;
};
export type ResumeTrialApiResponse = /** status 200 Default Response */ Trial;
export type ResumeTrialApiArg = {
  id: string;
};
export type RetryArticleFailuresApiResponse = /** status 201 Default Response */ ExtractionRun;
export type RetryArticleFailuresApiArg = {
  body: {
    cause:
      | 'key'
      | 'credit'
      | 'permission'
      | 'model'
      | 'unreachable'
      | 'busy'
      | 'timeout'
      | 'server'
      | 'request'
      | 'unreadable'
      | 'length'
      | 'interrupted'
      | 'other';
    /** How many the caller saw; 409 when there are more or fewer by now */
    count: number;
  };
};
export type RetryExtractionRunApiResponse = /** status 201 Default Response */ ExtractionRun;
export type RetryExtractionRunApiArg = {
  id: string;
};
export type RetryUnreadPageApiResponse =
  /** status 200 A page that a source lists and that could not be read */ UnreadPage;
export type RetryUnreadPageApiArg = {
  id: string;
};
export type RetryUnreadPagesApiResponse = /** status 200 Default Response */ {
  retried: number;
};
export type RetryUnreadPagesApiArg = {
  body: {
    /** Id of a source */
    source?: string;
    reason?:
      | 'not_found'
      | 'paywall'
      | 'consent_page'
      | 'robots'
      | 'refused'
      | 'busy'
      | 'server_error'
      | 'slow'
      | 'unreachable'
      | 'too_large'
      | 'not_text'
      | 'no_article'
      | 'unreadable'
      | 'copy';
    /** In title or address */
    q?: string;
    expected: number;
  };
};
export type RunCurationApiResponse = /** status 200 Default Response */ CurationResult;
export type RunCurationApiArg = {
  body: {
    limit?: number;
    dryRun?: boolean;
  };
};
export type RunExtractionApiResponse = /** status 200 Default Response */ ExtractionResult;
export type RunExtractionApiArg = {
  mode?: 'pending';
  /** Articles of a batch; at most 5 are taken */
  batch?: number;
  /** Batches of this call; at most 5 are taken */
  max?: number;
  /** 1 extracts and shows, and changes nothing */
  dry?: number;
  /** Dry only: begin behind the article of this id */
  after?: string;
  body: Record<string, never>;
};
export type SetAsideReviewCompanyApiResponse = /** status 200 Default Response */ Stepped;
export type SetAsideReviewCompanyApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** Of the startup that the company is part of, as it was seen */
    startup_version?: number;
    reason: 'not_a_startup' | 'not_in_article' | 'left_aside';
  };
};
export type SetInvestmentFlagsApiResponse = /** status 200 Default Response */ Startup;
export type SetInvestmentFlagsApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    contact?: 0 | 1 | true | false;
    contract?: 0 | 1 | true | false;
    investment?: 0 | 1 | true | false;
    rejected?: 0 | 1 | true | false;
  };
};
export type SetInvestmentTextApiResponse = /** status 200 Default Response */ Startup;
export type SetInvestmentTextApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    email?: string | null;
    number?: string | null;
    website?: string | null;
    founding_year?: number | null;
    company_description?: string | null;
    pros_text?: string | null;
    cons_text?: string | null;
  };
};
export type SimulateScoreApiResponse = /** status 200 Default Response */ ScoreEffect;
export type SimulateScoreApiArg = {
  body: {
    /** Applied in this order; items of new groups count as changes */
    changes: ProposedChange[];
    /** Names in each list */
    first?: number;
  };
};
export type SplitStartupApiResponse = /** status 200 Default Response */ StartupSplit;
export type SplitStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    groups: {
      rows: string[];
      /** At least one visible character; no control, zero-width or directional ones */
      company_name?: string;
    }[];
  };
};
export type StartChainRunApiResponse =
  /** status 201 Reads all sources, extracts what waits, and curates it, without a browser */ ChainRun;
export type StartChainRunApiArg = {
  body: {
    /** As many articles are extracted at most; null for all that wait */
    max_articles?: number | null;
    /** Tokens of the model after which no further article is extracted */
    budget_tokens?: number | null;
  };
};
export type StopChainRunApiResponse =
  /** status 200 Reads all sources, extracts what waits, and curates it, without a browser */ ChainRun;
export type StopChainRunApiArg = {
  id: string;
  body: Record<string, never>;
};
export type StopTrialApiResponse = /** status 200 Default Response */ Trial;
export type StopTrialApiArg = {
  id: string;
};
export type StrikeNoteApiResponse = /** status 200 What a person wrote about a startup */ Note;
export type StrikeNoteApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type TakeSuggestionApiResponse = /** status 200 Default Response */ FactChanged;
export type TakeSuggestionApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: Record<string, never>;
};
export type TestModelConnectionApiResponse = /** status 200 Default Response */ ConnectionTest;
export type TestModelConnectionApiArg = {
  body: {
    /** An allowed one; without it the first */
    model?: string;
  };
};
export type TestNewsSourceApiResponse = /** status 200 Default Response */ SourceTest;
export type TestNewsSourceApiArg = {
  id: string;
};
export type TryPromptApiResponse = /** status 201 Default Response */ Trial;
export type TryPromptApiArg = {
  id: string;
  body: {
    model?: string | null;
    base: TrialSubject;
    /** Keys of listTrialArticles */
    articles: string[];
  };
};
export type UndoAddedStartupApiResponse = unknown;
export type UndoAddedStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: Record<string, never>;
};
export type UndoDecisionApiResponse = /** status 200 Default Response */ DecisionMade;
export type UndoDecisionApiArg = {
  id: string;
  decision: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    details?: string | null;
    origin?: 'details' | 'board' | 'api';
  };
};
export type UndoFactChangeApiResponse = /** status 200 Default Response */ FactChanged;
export type UndoFactChangeApiArg = {
  id: string;
  body: Record<string, never>;
};
export type UndoIgnoreAwardApiResponse = /** status 200 Default Response */ NamedAward;
export type UndoIgnoreAwardApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
  };
};
export type UndoImportApiResponse = /** status 200 Default Response */ ImportFile;
export type UndoImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: Record<string, never>;
};
export type UndoKeptApartApiResponse = /** status 200 Default Response */ KeptApart;
export type UndoKeptApartApiArg = {
  id: string;
  body: Record<string, never>;
};
export type UndoManyApiResponse = /** status 200 Default Response */ BulkUndone;
export type UndoManyApiArg = {
  id: string;
  body: {
    /** Leaves what somebody changed since as it is, instead of refusing */
    partly?: boolean;
  };
};
export type UndoMergeApiResponse = /** status 200 Default Response */ StartupMerge;
export type UndoMergeApiArg = {
  id: string;
  body: {
    /** Undo although the survivor was changed since; that stays with it */
    confirm?: boolean;
  };
};
export type UndoMoveApiResponse = /** status 200 Default Response */ StageMoved;
export type UndoMoveApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    decisions: string[];
  };
};
export type UndoReviewStepApiResponse = /** status 200 Default Response */ UndoneStep;
export type UndoReviewStepApiArg = {
  id: string;
  body: Record<string, never>;
};
export type UndoSplitApiResponse = /** status 200 Default Response */ StartupSplit;
export type UndoSplitApiArg = {
  id: string;
  body: Record<string, never>;
};
export type VisitViewApiResponse = /** status 200 Default Response */ ViewVisit;
export type VisitViewApiArg = {
  id: string;
  body: {
    /** Mark everything as seen, or take that back; neither: a visit */
    act?: 'seen' | 'undo';
  };
};
export type ReviewStep = {
  /** By this it is undone */
  id: string;
  kind: 'values' | 'accept' | 'set_aside' | 'merge' | 'allow';
  /** What was done, as people read it */
  words: string;
  article_id: string | null;
  article_title: string | null;
  /** The company that it is about */
  raw_id: string;
  /** The value that it is about; null for the company or several values */
  key: string | null;
  company_name: string;
  decided_by: string | null;
  decided_at: string;
  undone_by: string | null;
  undone_at: string | null;
};
export type ReviewClaim = {
  by: string | null;
  is_mine: boolean;
  until: string;
};
export type KnownCompany = {
  id: string;
  company_name: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  /** Among the active, or among the rejected */
  rank: number;
  score: number;
};
export type NearestCompany = {
  startup_id: string;
  company_name: string;
  /** Of the names */
  likeness: number;
};
export type ReviewQuote = {
  text: string;
  /** Code points before it in the text */
  start: number;
  end: number;
};
export type ValueProof = {
  state: 'proved' | 'company_unclear' | 'by_headline' | 'not_about_this' | 'not_in_text';
  /** What the article does not say, as a sentence for people */
  missing: string;
  /** Where the article speaks of it; none where it does not */
  passages: ReviewQuote[];
};
export type FactArticle = {
  id: string | null;
  extraction_id: string | null;
  url: string | null;
  title: string | null;
  source: string | null;
  published_at: string | null;
};
export type FactOrigin = {
  by: 'person' | 'import' | 'article';
  /** When the person said it, the row was imported or the article was read */
  at: string | null;
  /** Of a person: the name; null when it is not known */
  person: string | null;
  /** Of an import: the name of the file, where it is known */
  file: string | null;
  /** Of an import: the line of the spreadsheet, where it is known; the header is 1 */
  line: number | null;
  raw_id: string | null;
  /** Of an import: the ID of the row */
  external_id: string | null;
  article: FactArticle | null;
  /** The passage of the article that states the value; stays as context of a correction */
  quote: string | null;
  /** What the person wrote about it */
  note: string | null;
  /** Of an import or article: who accepted the value, which has their rank since */
  confirmed_by: string | null;
  confirmed_at: string | null;
};
export type PresentValue = {
  /** As it reads */
  text: string;
  value: string | number | null;
  origin: FactOrigin | null;
};
export type ReviewValue = {
  /** Names the value in calls: the field, or the field and the entry */
  key: string;
  field:
    | 'founding_year'
    | 'canton'
    | 'sector'
    | 'country'
    | 'founders'
    | 'raised_money'
    | 'financings'
    | 'investors'
    | 'awards'
    | 'website'
    | 'email'
    | 'company_description'
    | 'pros'
    | 'cons';
  /** The value as it reads */
  text: string;
  value: string | number | null;
  /** Of a sum: ISO 4217 */
  currency: string | null;
  /** Of a sum of financings: what it is */
  kind:
    | (
        | 'round'
        | 'total'
        | 'award'
        | 'loan'
        | 'takeover'
        | 'valuation'
        | 'revenue'
        | 'sought'
        | 'grant'
        | 'prize'
        | null
      )
    | (
        | 'round'
        | 'total'
        | 'award'
        | 'loan'
        | 'takeover'
        | 'valuation'
        | 'revenue'
        | 'sought'
        | 'grant'
        | 'prize'
        | null
      );
  /** Of a sum of financings: Seed, Series A */
  stage: string | null;
  state: 'proposed' | 'confirmed' | 'changed' | 'no_source' | 'conflict' | 'discarded';
  /** It needs a person */
  is_open: boolean;
  confidence: number | null;
  /** None: no passage proves it */
  quotes: ReviewQuote[];
  proof?: ValueProof;
  /** What the startup has instead, or the one that the company becomes part of */
  present: PresentValue | null;
  /** Of a conflict */
  suggestion_id: string | null;
  decided_by: string | null;
  decided_at: string | null;
  /** What a person says instead, as it reads */
  decided: string | null;
  /** Who discarded the same value in another article */
  discarded_before_by: string | null;
  /** Of an award: the score without it */
  score_before: number | null;
  /** Of an award: the score with it */
  score_after: number | null;
};
export type ReviewCompany = {
  raw_id: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  company_name: string;
  confidence: number | null;
  /** known: nobody was asked, it enters by itself */
  state: 'waiting' | 'known' | 'accepted' | 'discarded';
  decided_by: string | null;
  reason:
    | ('not_a_startup' | 'not_in_article' | 'left_aside' | null)
    | ('not_a_startup' | 'not_in_article' | 'left_aside' | null);
  /** The startup that it is part of; null before it is curated */
  startup: KnownCompany | null;
  becomes?: KnownCompany;
  /** Of one that is part of none: the startup of the nearest name */
  nearest: NearestCompany | null;
  /** Of the name */
  quotes: ReviewQuote[];
  values: ReviewValue[];
};
export type ReviewArticle = {
  id: string;
  title: string;
  source: string | null;
  url: string;
  published_at: string | null;
  read_at: string | null;
  model: string | null;
  prompt_version: number | null;
  /** As stored; quotes are places in it, in code points. Of a text that was removed: the quotes alone, in their places */
  text: string;
  text_removed_at: string | null;
  claim: ReviewClaim | null;
  /** Values that need a person; a company that waits is at least one */
  open: number;
  companies: ReviewCompany[];
};
export type Stepped = {
  step: ReviewStep;
  article: ReviewArticle;
};
export type Prompt = {
  prompt_id: string;
  name: string;
  /** From 1 within the name */
  version: number;
  body: string;
  model: string | null;
  temperature: number;
  top_p: number;
  max_output_tokens: number | null;
  /** Becomes one line for each parameter */
  placeholder: string;
  is_active: boolean;
  created_at: string;
  updated_at: string;
  /** Which models may be named; empty when only the built-in extractor may, as built-in */
  models?: string[];
  /** The newest version of the name; sent back as If-Match of a save */
  latest_version?: number;
};
export type StoredArticle = {
  id: string;
  title: string;
  source: string | null;
  url: string;
  published_at: string | null;
  /** True if startups were looked for in it */
  state: 'pending' | 'extracted' | 'failed' | 'abandoned';
};
export type AddedArticle = {
  /** Null where the page could not be read */
  article: StoredArticle | null;
  /** It was stored before */
  is_known: boolean;
  reason:
    | (
        | 'not_found'
        | 'paywall'
        | 'consent_page'
        | 'robots'
        | 'refused'
        | 'busy'
        | 'server_error'
        | 'slow'
        | 'unreachable'
        | 'too_large'
        | 'not_text'
        | 'no_article'
        | 'unreadable'
        | 'copy'
      )
    | null;
  /** Why the page could not be read */
  message: string | null;
};
export type StartupNews = {
  url: string;
  title: string | null;
  published_at: string | null;
  source: string | null;
  startup_id: string;
  company_name: string;
};
export type StartupNewsPage = {
  items: StartupNews[];
  total: number;
  page: number;
  pageSize: number;
};
export type FactChange = {
  /** By this it is undone */
  id: string;
  startup_id: string;
  list: 'fields' | 'founders' | 'money' | 'awards';
  /** Name of the field, or the key of the entry of a list */
  field: string;
  kind: 'corrected' | 'handed_back' | 'confirmed' | 'added' | 'discarded' | 'taken' | 'kept';
  /** The value before, as it reads; null for none */
  before: string | null;
  /** The value after, as it reads; null for none */
  after: string | null;
  /** What the person wrote about it */
  note: string | null;
  /** Name of the person */
  made_by: string | null;
  made_at: string;
  /** Name of the person */
  undone_by: string | null;
  undone_at: string | null;
};
export type FactSuggestion = {
  id: string;
  list: 'fields' | 'founders' | 'money' | 'awards';
  /** Name of the field, or the key of the entry of a list */
  field: string;
  value: string | number | null;
  currency: string | null;
  /** The value as it reads */
  text: string;
  origin: FactOrigin;
  /** Who discarded the same value before */
  discarded_by: string | null;
  /** Of an award */
  score_before: number | null;
  /** Of an award, if it is taken */
  score_after: number | null;
};
export type FieldFact = {
  field:
    | 'company_name'
    | 'social_reason'
    | 'website'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'country'
    | 'email'
    | 'number'
    | 'url'
    | 'raised_money'
    | 'investors'
    | 'partnership'
    | 'advisors'
    | 'other_award'
    | 'main_article_info'
    | 'article_date'
    | 'company_description'
    | 'pros_text'
    | 'cons_text';
  value: string | number | null;
  /** Of raised_money */
  currency: string | null;
  origin: FactOrigin | null;
  /** Of an unknown canton or sector: the text that was received and not recognised */
  received: string | null;
  received_from: FactOrigin | null;
  suggestions: FactSuggestion[];
};
export type FounderFact = {
  /** Names the entry in calls; stays while it is the same entry */
  key: string;
  first_name: string;
  last_name: string;
  /** CEO, CTO */
  role: string | null;
  origin: FactOrigin | null;
  /** What the person wrote about it */
  note: string | null;
};
export type MoneyFact = {
  /** Names the entry in calls; stays while it is the same entry */
  key: string;
  kind:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  stage: string | null;
  amount: number;
  currency: string;
  /** YYYY-MM-DD */
  date: string | null;
  investors: string[];
  as_stated: string;
  origin: FactOrigin | null;
  /** What the person wrote about it */
  note: string | null;
};
export type RaisedSum = {
  currency: string;
  amount: number;
};
export type AwardFact = {
  /** Names the entry in calls; stays while it is the same entry */
  key: string;
  award_name: string;
  status: 'counted' | 'superseded' | 'not_weighted';
  superseded_by: string | null;
  group_name: string | null;
  /** What it weighs; a superseded one adds nothing */
  weight: number;
  origin: FactOrigin | null;
  /** All that state it, the newest first */
  evidence: FactOrigin[];
  /** What the person wrote about it */
  note: string | null;
};
export type DiscardedEntry = {
  list: 'fields' | 'founders' | 'money' | 'awards';
  /** Of the entry */
  key: string;
  /** The entry as it read */
  text: string;
  /** Name of the person */
  discarded_by: string | null;
  discarded_at: string;
  /** By this it is undone, which gives the entry back */
  change_id: string | null;
};
export type StartupFacts = {
  id: string;
  company_name: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  score: number;
  /** Every field that can be corrected, also empty ones */
  fields: FieldFact[];
  founders: FounderFact[];
  /** The newest first */
  money: MoneyFact[];
  /** What was raised in rounds, for each currency */
  raised: RaisedSum[];
  /** The heaviest first */
  awards: AwardFact[];
  /** Of founders, money and awards */
  suggestions: FactSuggestion[];
  /** Entries of its lists, the newest first */
  discarded?: DiscardedEntry[];
  /** Of fields and lists together */
  open_suggestions: number;
};
export type FactChanged = {
  /** Null when everything was as asked already */
  change: FactChange | null;
  facts: StartupFacts;
};
export type NamedAlias = {
  /** At least one visible character; no control, zero-width or directional ones */
  award: string;
  parameterID: string;
};
export type AwardGroupItem = {
  id: string;
  group_id: string;
  parameter_id: string;
  parameterName: string;
  precedence: number;
};
export type AwardGroupItemList = {
  items: AwardGroupItem[];
  total: number;
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
export type NoteMention = {
  id: string;
  /** As it is in the text, after the sign @ */
  name: string;
};
export type Note = {
  id: string;
  startup_id: string;
  text: string;
  author_id: string;
  /** Name of the person */
  author: string | null;
  written_at: string;
  /** When it was edited last; null for never */
  edited_at: string | null;
  /** Its author may edit it until then */
  editable_until: string;
  /** When it was struck through; null for one that holds */
  struck_at: string | null;
  /** Name of the person */
  struck_by: string | null;
  /** Those who have access; the others are plain text */
  mentions: NoteMention[];
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type NotePage = {
  items: Note[];
  total: number;
};
export type Founder = {
  first_name: string;
  last_name: string;
};
export type SumStatement = {
  as_stated: string;
  stage: string | null;
  date: string | null;
  quote: string;
  at: string | null;
  raw_id: number | null;
  url?: string | null;
};
export type Financing = {
  kind:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  amount: number;
  currency: string;
  as_stated: string;
  stage: string | null;
  date: string | null;
  quote: string;
  at: string | null;
  raw_id: number | null;
  url?: string | null;
  /** The same sum in other articles, which state it later */
  repeats?: SumStatement[];
};
export type StartupAward = {
  award_name: string;
  weight_used: number;
};
export type Article = {
  url: string;
  title: string | null;
  published_at: string | null;
  source: string | null;
};
export type Startup = {
  id: string;
  /** Names the row in exports where no external id does */
  uid?: string;
  external_id: string | null;
  company_name: string;
  first_name: string | null;
  last_name: string | null;
  social_reason: string | null;
  founding_year: number | null;
  sector: string | null;
  country: string | null;
  canton: string | null;
  raised_money: number | null;
  /** Of raised_money, ISO 4217; CHF unless something else was said */
  raised_currency?: string;
  main_article_info: string | null;
  article_date: string | null;
  website: string | null;
  url: string | null;
  email: string | null;
  number: string | null;
  investors: string | null;
  partnership: string | null;
  company_description: string | null;
  advisors: string | null;
  other_award: string | null;
  pros_text: string | null;
  cons_text: string | null;
  investment: number;
  rejected: number;
  candidate: number;
  missing_data: number;
  email_sent: number;
  interested: number;
  personality_test_sent: number;
  test_passed: number;
  create_contract: number;
  created_at: string;
  /** Last news or change of a fact; neither a flag nor a score moves it */
  updated_at: string;
  /** All of them */
  founders?: Founder[];
  /** All sums, each with its kind */
  financings?: Financing[];
  /** Other names by which the company is known */
  also?: string[];
  score: number;
  firstTime_appear_inscore: string | null;
  last_modified_score: string | null;
  is_new: number;
  /** The day on which Later ends */
  later_until?: string;
  version: number;
  /** Place by score in its mode, from 1; only in ranked lists */
  rank?: number;
  /** It is new in the view since the visit before */
  entered?: number;
  awards?: StartupAward[];
  articles?: Article[];
};
export type UsualParameters = {
  parameterIDs: string[];
};
export type ReviewDecision = {
  id: string;
  kind: 'accept' | 'discard' | 'allow';
  reason:
    | ('not_a_startup' | 'not_in_article' | 'left_aside' | null)
    | ('not_a_startup' | 'not_in_article' | 'left_aside' | null);
  raw_id: string | null;
  company_name: string;
  article_title: string | null;
  decided_by: string | null;
  decided_at: string;
  undone_by: string | null;
  undone_at: string | null;
  /** The step by which it is undone */
  step_id: string | null;
};
export type Decided = {
  decisions: ReviewDecision[];
};
export type AuditFinding = {
  /** The invariant, in words */
  check: string;
  count: number;
  examples: string[];
};
export type AuditResult = {
  checked: number;
  rescored: number;
  findings: AuditFinding[];
};
export type SampleArticle = {
  id: string;
  url: string;
  title: string;
  source?: string | null;
};
export type ExtractionSample = {
  ok: boolean;
  /** Startups found */
  outputs_count: number;
  article: SampleArticle;
  model: string;
  companies: string[];
  tokens: number;
  /** In the currency of the prices */
  cost?: number;
  /** How long the article took */
  duration_ms?: number;
  extraction_id: string | null;
  error: string | null;
};
export type ExtractionRun = {
  id: string;
  state: 'running' | 'paused' | 'finished' | 'cancelled';
  /** Why it is paused */
  reason: string | null;
  batch: number;
  delay_ms: number;
  dry: boolean;
  budget_tokens: number | null;
  retry_of: string | null;
  /** It tries again the articles that failed for this reason */
  retry_cause?: string | null;
  processed: number;
  succeeded: number;
  failed: number;
  outputs_count: number;
  tokens: number;
  cost: number;
  /** Articles still before it */
  pending: number;
  /** The last ones, newest first */
  samples: ExtractionSample[];
  started_by: string | null;
  created_at: string;
  updated_at: string;
  ended_at: string | null;
};
export type ImportCounts = {
  create: number;
  update: number;
  unchanged: number;
  failed: number;
  /** Rows that do not fail, of which values are left out or doubtful */
  noted: number;
  by_id: number;
  by_website: number;
  by_name: number;
  /** Fields that the updates change */
  fields: number;
  /** Fields that a person's value keeps as they are */
  prevented: number;
};
export type ImportColumn = {
  header: string;
  /** The first values */
  samples: string[];
  /** A field's name, award, or leave_out */
  becomes: string;
  award: string | null;
  /** True if the award is a parameter */
  is_weighted: boolean;
  how: 'recognised' | 'guessed' | 'remembered' | 'chosen' | 'unknown';
  /** Awards with similar names */
  candidates: string[];
};
export type UnknownImportValue = {
  field: 'canton' | 'sector';
  text: string;
  lines: number;
  code: string | null;
};
export type ImportFile = {
  id: string;
  file_name: string;
  size: number;
  /** Bytes that have arrived; the upload goes on from there */
  received: number;
  state:
    | 'uploading'
    | 'reading'
    | 'checking'
    | 'checked'
    | 'committing'
    | 'committed'
    | 'undoing'
    | 'undone'
    | 'cancelled'
    | 'failed';
  problem: string | null;
  /** The step that was killed and that only an order repeats: checkImport */
  interrupted: ('reading' | 'checking') | null;
  /** Rows that hold text */
  rows: number;
  blank: number;
  /** Rows done of the work under way */
  done: number;
  counts: ImportCounts | null;
  /** Number of rows that an undo keeps, because somebody changed them after the import. For an import that was undone, the number of rows that were kept. Null in the list and in other states */
  changed_since: number | null;
  created_by: string | null;
  /** Other people who sent the file or parts of it */
  uploaded_by: string[];
  committed_by: string | null;
  undone_by: string | null;
  created_at: string;
  started_at: string | null;
  committed_at: string | null;
  undone_at: string | null;
  /** Counts what people changed or ordered, not the work that follows; sent back as If-Match */
  version: number;
  format: ('csv' | 'xlsx') | null;
  encoding: string | null;
  delimiter: string | null;
  sheet: string | null;
  sheets: string[];
  /** Line of the headers in the spreadsheet */
  header_line: number;
  /** Decimal mark of amounts, as chosen or as other amounts show; null: a mark before three digits groups */
  decimal: ('point' | 'comma') | null;
  /** Order of day and month, as chosen or as dates of the file prove; unsure: they prove both, and dates that exist in both orders are left out; null: the day comes first */
  date_order: ('day_first' | 'month_first' | 'unsure') | null;
  /** What of this a person chose; the rest is detected */
  chosen: ('encoding' | 'delimiter' | 'sheet' | 'header_line' | 'decimal' | 'date_order')[];
  /** What to know of how the file was read */
  read_notes: string[];
  /** The first rows as they stand, those above the headers included */
  top_rows: {
    line: number;
    cells: string[];
  }[];
  /** Startups that somebody contacted or took further and that lose what only this import says of them when it is undone; null unless it is written */
  undo_costs: {
    startups: number;
    /** Of the first of them, by name */
    names: string[];
  } | null;
  columns: ImportColumn[];
  unknown_values: UnknownImportValue[];
  first_rows: {
    line: number;
    cells: string[];
  }[];
  /** What became of the rows of an import that is written; null otherwise */
  curation: {
    /** Rows that are not curated yet */
    waiting: number;
    /** Startups of its rows that are in the ranked list now */
    ranked: number;
  } | null;
  /** Weighted awards, which a column can become */
  awards: string[];
};
export type BulkDone = {
  /** By this it is undone; null where all were so already */
  id: string | null;
  /** How many startups it was for */
  count: number;
  /** How many were not so already */
  changed: number;
};
export type BulkAction = {
  decision?: {
    kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
    /** 0 takes the flag back, or ends Later */
    to?: number;
    /** Of Later: a day from tomorrow to two years from now, YYYY-MM-DD; it ends at 06:00 in Zurich */
    until?: string;
    /** Of Later: another score or an article ends it; true unless it is false */
    earlier?: boolean;
    reason_id?: string | null;
    details?: string | null;
  };
  work?: {
    /** A person who has access; null for nobody */
    assignee?: string | null;
    /** At least one visible character; no control, zero-width or directional ones */
    step?: string | null;
    /** Of a step; without a step there is none */
    due?: string | null;
  };
};
export type Work = {
  startup_id: string;
  /** Id of the person; null for nobody */
  assignee_id: string | null;
  /** Name of the person */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** The day of the next step */
  due: string | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ReviewClaimed = {
  claim: ReviewClaim;
};
export type RuleDifference = {
  subject: 'parameter' | 'group' | 'item' | 'alias' | 'threshold' | 'top_percent';
  kind: 'added' | 'changed' | 'removed';
  /** Of the parameter or group; of an item its parameter */
  name: string;
  field: string | null;
  before: string | null;
  after: string | null;
  /** The same in a sentence */
  text: string;
};
export type ScoringComparison = {
  from: number;
  to: number | null;
  differences: RuleDifference[];
};
export type ScoringInForce = {
  /** Number of the scoring version; null before the first is kept */
  version: number | null;
  at: string | null;
  threshold: number;
  top_percent: number;
};
export type LedgerLine = {
  award: string;
  parameterID: string | null;
  weight: number;
  group_key: string | null;
  group_name: string | null;
  rule: string | null;
  precedence: number | null;
  status: 'counted' | 'superseded' | 'not_weighted';
  superseded_by: string | null;
  superseded_by_precedence: number | null;
};
export type TakenDecision = {
  /** Stays the same; of no other use */
  id: string;
  at: string;
  /** Who decided; null where that is not known */
  person: string | null;
  decision: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** False: it was taken back */
  is_set: boolean;
  /** Of Later: the day on which it ends */
  until: string | null;
  /** Of the startup at that moment */
  score: number | null;
  /** The scoring version of that moment */
  version: number | null;
  reason: string | null;
  details: string | null;
};
export type DossierWork = {
  /** Who works on it; null for nobody */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** Of the step */
  due: string | null;
};
export type ComparedStartup = {
  startup: Startup;
  /** The ledger of its score */
  lines: LedgerLine[];
  /** The last one */
  decision: TakenDecision | null;
  work: DossierWork;
};
export type StartupComparison = {
  scoring: ScoringInForce;
  /** In the order of the ids, each startup once: for a merged one that of which it is part; those that do not exist are left out */
  items: ComparedStartup[];
};
export type DuplicateCount = {
  open: number;
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
export type ReviewWaiting = {
  articles: number;
  duplicates: number;
  total: number;
};
export type ViewNews = {
  /** `all` for all active startups */
  id: string;
  /** The end of the visit before; null where there was none */
  since: string | null;
  /** Startups of the view that were created, reached the threshold or ceased to be Later since then */
  new: number;
};
export type ViewCounts = {
  items: ViewNews[];
  total: number;
};
export type AwardGroup = {
  id: string;
  group_key: string;
  group_name: string;
  description: string | null;
  rule: 'keep_highest_precedence' | 'keep_lowest_precedence';
  /** Of the parameters in it, highest precedence first */
  parameter_names: string[];
  /** Counts changes of the group and its items; sent back as If-Match */
  version: number;
};
export type AwardGroupList = {
  items: AwardGroup[];
  total: number;
};
export type DecisionReason = {
  id: string;
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  label: string;
  /** It is chosen together with words of the person */
  needs_details: boolean;
  /** Since when it is not offered any more; what was decided with it keeps it */
  retired_at: string | null;
  /** Decisions that have it */
  used: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type DecisionRule = {
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  is_reason_required: boolean;
  /** Counts changes; sent back as If-Match */
  version: number;
  /** In their order, retired ones last */
  reasons: DecisionReason[];
};
export type DecisionRules = {
  items: DecisionRule[];
  total: number;
  /** The version of the scoring rules under which a decision is recorded now */
  scoring_version: number | null;
};
export type SourceAttempt = {
  at: string;
  /** What it answered, in words */
  answer: string;
  failed: boolean;
  /** How long it was left alone afterwards; null until the next run */
  wait_sec: number | null;
};
export type UnreadPages = {
  /** Pages that are tried again */
  waiting: number;
  /** Pages that are not tried again automatically */
  given_up: number;
  next_attempt_at: string | null;
  /** The most frequent first */
  reasons: {
    reason:
      | 'not_found'
      | 'paywall'
      | 'consent_page'
      | 'robots'
      | 'refused'
      | 'busy'
      | 'server_error'
      | 'slow'
      | 'unreachable'
      | 'too_large'
      | 'not_text'
      | 'no_article'
      | 'unreadable'
      | 'copy';
    count: number;
  }[];
};
export type NewsSource = {
  id: string;
  name: string;
  /** Of the feed, sitemap or page; `sample:` is the bundled sample */
  url: string;
  kind?: 'feed' | 'sitemap' | 'list';
  link_pattern?: string | null;
  enabled: boolean;
  health?: 'failing' | 'quiet' | 'waiting' | 'never_read' | 'fine' | 'off';
  last_checked_at: string | null;
  last_success_at: string | null;
  item_count: number | null;
  consecutive_failures: number;
  last_error: string | null;
  /** The newest first */
  recent_attempts?: SourceAttempt[];
  /** After failures: not read before; null when every run reads it */
  next_attempt_at?: string | null;
  /** Articles stored from this source */
  article_count: number;
  /** Items of the last 30 days that were read */
  read_count?: number;
  /** New items of the last 30 spans of 24 hours, the oldest first */
  days?: {
    read: number;
    unread: number;
  }[];
  newest_item_at?: string | null;
  /** Median between two items of 30 days; null when it has listed too few */
  usual_gap_sec?: number | null;
  unread?: UnreadPages;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type NewsSourceList = {
  items: NewsSource[];
  total: number;
};
export type Parameter = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ListedParameter = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value: number;
  /** Counts changes; sent back as If-Match */
  version: number;
  /** Number of startups that hold the award */
  startups: number;
};
export type ParameterPage = {
  parameters: ListedParameter[];
  total: number;
  /** Number of parameters, of all pages and searches, that startups hold and whose weight is 0 */
  held_without_weight: number;
  page: number;
  pageSize: number;
};
export type ViewDraft = {
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  /** The version of the view that was changed */
  base_version: number;
};
export type View = {
  id: string;
  name: string;
  /** Everybody sees a team view */
  is_team: boolean;
  is_mine: boolean;
  /** Name of who created it */
  owner: string | null;
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  /** True if the caller keeps it in front */
  is_pinned: boolean;
  draft?: ViewDraft;
  /** Counts changes; sent back as If-Match */
  version: number;
  updated_at: string;
};
export type Views = {
  /** Pinned ones first */
  items: View[];
  total: number;
};
export type Decision = {
  /** By this it is undone */
  id: string;
  startup_id: string;
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** The flag before */
  from: number;
  /** The flag after; as before where a reason was added */
  to: number;
  /** Of Later: the day on which it ends, at 06:00 in Zurich */
  until: string | null;
  /** Of Later: whether another score or an article ends it earlier */
  is_early: boolean | null;
  /** From the list, as it read at that time */
  reason: string | null;
  details: string | null;
  /** Name of the person */
  made_by: string | null;
  made_at: string;
  /** Null for a decision from before version 0.3.0 */
  score: number | null;
  /** By score, in the list that the startup was in; null where it was not at hand */
  rank: number | null;
  threshold: number | null;
  scoring_version: number | null;
  origin: 'details' | 'board' | 'bulk' | 'api';
  /** The decision that this one takes back */
  undoes: string | null;
  /** The decision that takes this one back */
  undone_by: string | null;
};
export type DecisionMade = {
  /** Null when it was so already and no reason was given */
  decision: Decision | null;
  startup: Startup;
};
export type DecisionPage = {
  items: Decision[];
  total: number;
};
export type SeenRow = {
  id: string;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ValueDecision = {
  /** Of the value */
  key: string;
  /** take and keep decide a conflict: the value of the article, or the present one */
  decision: 'accept' | 'correct' | 'discard' | 'take' | 'keep';
  /** Of a correction; of a founder first and last name */
  value?: string | number;
  /** Of a sum */
  currency?: string;
  /** Of a sum of financings */
  kind?:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  note?: string | null;
};
export type ViewDraftEffect = {
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  base_version: number;
  /** Startups of the view as it is saved */
  total: number;
  /** Startups of the draft that the view lacks */
  added: number;
  /** Startups of the view that the draft lacks */
  removed: number;
};
export type ListedItem = {
  title: string;
  url: string;
  published_at: string | null;
};
export type SourceCandidate = {
  url: string;
  kind: 'feed' | 'sitemap' | 'list';
  title: string | null;
  found_by: 'address' | 'page' | 'usual_path' | 'robots';
  /** There is a source with this address */
  is_known: boolean;
  /** Articles that it lists */
  items: number;
  newest_item_at: string | null;
  first_items: ListedItem[];
};
export type SourceDiscovery = {
  /** Of the page, after redirects; as typed when it could not be read */
  url: string;
  title: string | null;
  candidates: SourceCandidate[];
  /** Patterns that links of the page to possible articles have in common */
  patterns: {
    pattern: string;
    links: number;
  }[];
  /** Addresses that gave nothing, with the reason */
  tried: {
    url: string;
    outcome: string;
  }[];
  error: string | null;
};
export type KeptApart = {
  id: string;
  first_id: string;
  first_name: string;
  second_id: string;
  second_name: string;
  decided_by: string | null;
  decided_at: string;
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
export type SimilarStartup = {
  /** Of the startup; of a deleted one its former id */
  id: string;
  company_name: string;
  website: string | null;
  canton: string | null;
  /** The reasons in words */
  because: string;
  /** It is this company by the rules of curation: it cannot be added */
  is_same: boolean;
  /** It was deleted and can be restored */
  is_deleted: boolean;
};
export type SimilarStartups = {
  items: SimilarStartup[];
  total: number;
};
export type NamedAward = {
  /** At least one visible character; no control, zero-width or directional ones */
  award: string;
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
export type ImportOutcome = {
  id: string;
  /** inserted, updated or unchanged */
  outcome: string;
};
export type ImportedWeights = {
  /** Ids of new parameters */
  created: string[];
  /** Ids of those with another weight */
  changed: string[];
  unchanged: number;
};
export type WeightRow = {
  /** At least one visible character; no control, zero-width or directional ones */
  parameterName: string;
  value: number;
  /** That the caller saw; without it any version is changed */
  version?: number;
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
  /** True if the gate was met */
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
export type ArticleFailure = {
  cause:
    | 'key'
    | 'credit'
    | 'permission'
    | 'model'
    | 'unreachable'
    | 'busy'
    | 'timeout'
    | 'server'
    | 'request'
    | 'unreadable'
    | 'length'
    | 'interrupted'
    | 'other';
  /** Articles that failed for this reason, and wait for a person */
  count: number;
  /** Of the newest one, in words */
  error: string;
  failed_at: string;
  article: SampleArticle;
};
export type ArticleFailures = {
  items: ArticleFailure[];
};
export type AuditChoices = {
  /** All actions in the audit trail, by name */
  actions: string[];
  target_types: string[];
};
export type AuditActor = {
  id: string;
  /** Null if the account no longer exists */
  email: string | null;
};
export type AuditEvent = {
  id: string;
  at: string;
  /** Null for the server itself and for people who had not signed in */
  actor: AuditActor | null;
  action: string;
  target_type: string | null;
  target_id: string | null;
  /** Current name of the target, or its name when it was deleted */
  target_name: string | null;
  /** True if the target can be opened; false for a target without a page of its own */
  target_exists: boolean;
  /** The changed fields before the change */
  before: unknown;
  /** The changed fields after the change */
  after: unknown;
  ip: string | null;
  request_id: string | null;
};
export type AuditEventPage = {
  items: AuditEvent[];
  total: number;
  page: number;
  pageSize: number;
};
export type AwardConfigRow = {
  group_id: string;
  group_key: string;
  group_name: string;
  rule: 'keep_highest_precedence' | 'keep_lowest_precedence';
  item_id: string;
  parameter_id: string;
  parameterName: string;
  precedence: number;
  value: number;
};
export type AwardConfigList = {
  items: AwardConfigRow[];
  total: number;
};
export type AwardAlias = {
  award_key: string;
  award: string;
  /** How many hold it now */
  startups: number;
  /** Name of the person; null when a version of the rules brought it back */
  by: string | null;
  at: string;
  parameterID: string;
  parameterName: string;
};
export type IgnoredAward = {
  award_key: string;
  award: string;
  /** How many hold it now */
  startups: number;
  /** Name of the person; null when a version of the rules brought it back */
  by: string | null;
  at: string;
};
export type AwardDecisions = {
  aliases: AwardAlias[];
  ignored: IgnoredAward[];
};
export type ListNews = {
  /** The end of the visit before */
  since: string;
  /** Startups of the list that are new since then */
  new: number;
};
export type StartupPage = {
  items: Startup[];
  total: number;
  page?: number;
  pageSize?: number;
  news?: ListNews;
  /** With later=hide: how many are Later */
  later_hidden?: number;
  /** In ranked lists whose search holds for none: up to 5 of the same set that are spelled nearly so */
  similar?: Startup[];
};
export type DeletedRow = {
  /** Of the deletion, by which it is restored */
  id: string;
  kind: 'startup' | 'raw_startup';
  row_id: string;
  company_name: string;
  deleted_at: string;
  deleted_by: string | null;
  /** When it can no longer be restored */
  purged_from: string;
  days_left: number;
};
export type DeletedRowPage = {
  items: DeletedRow[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type DiscardedName = {
  /** Of the decision */
  id: string;
  company_name: string;
  /** not_a_startup is remembered for the name, not_in_article for the name in this article, left_aside not at all */
  reason: 'not_a_startup' | 'not_in_article' | 'left_aside';
  article_title: string | null;
  decided_by: string | null;
  decided_at: string;
};
export type DiscardedNamePage = {
  items: DiscardedName[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type PairReason = {
  kind: 'uid' | 'website' | 'name' | 'founder' | 'legal name' | 'founded' | 'canton' | 'sector';
  /** In words, as a part of a list: same canton */
  text: string;
  /** What is the same: the host, the canton */
  detail: string | null;
};
export type PairSide = {
  id: string;
  company_name: string;
  score: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type DuplicatePair = {
  id: string;
  /** That the two are one company */
  certainty: number;
  /** The reasons in words */
  because: string;
  reasons: PairReason[];
  first: PairSide;
  second: PairSide;
  /** Put off by a person: after all others */
  is_later: boolean;
};
export type DuplicatePage = {
  items: DuplicatePair[];
  total: number;
  page?: number;
  pageSize?: number;
  counts: {
    all: number;
    website: number;
    founder: number;
    /** Neither website nor founder is the same */
    name: number;
  };
  /** Pairs that were decided to be two companies */
  kept_apart: number;
  /** Changes of startups that still wait to be compared */
  comparing: number;
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
  /** True if the golden set is still the one that was measured with */
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
export type ExtractionRunPage = {
  items: ExtractionRun[];
  total: number;
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
export type ImportLine = {
  /** Line of the spreadsheet, where the headers are line 1 */
  line: number;
  company_name: string | null;
  outcome: 'create' | 'update' | 'unchanged' | 'failed';
  found_by: ('id' | 'website' | 'name') | null;
  /** Why it fails, or what is left out */
  notes: string[];
  /** The cells that notes are about, which can be corrected before the import */
  cells: {
    /** Position in the row, from 0 */
    column: number;
    header: string;
    /** At most the first 1,000 characters */
    text: string;
    note: string;
  }[];
  changes: {
    field: string;
    before: string | null;
    after: string | null;
  }[];
  /** What a person's value keeps out, and whose it is */
  prevented: {
    field: string;
    value: string | null;
    present: string | null;
    by: string | null;
  }[];
  summary: {
    sector: string | null;
    canton: string | null;
    founding_year: number | null;
    awards: number;
  };
  startup_id: string | null;
  /** A startup with a similar name, of a line that creates one */
  looks_like: {
    id: string;
    company_name: string;
    certainty: number;
  } | null;
  /** Why an undo kept it */
  kept: string | null;
};
export type ImportLinePage = {
  items: ImportLine[];
  total: number;
  page: number;
  pageSize: number;
};
export type ImportSummary = {
  id: string;
  file_name: string;
  size: number;
  /** Bytes that have arrived; the upload goes on from there */
  received: number;
  state:
    | 'uploading'
    | 'reading'
    | 'checking'
    | 'checked'
    | 'committing'
    | 'committed'
    | 'undoing'
    | 'undone'
    | 'cancelled'
    | 'failed';
  problem: string | null;
  /** The step that was killed and that only an order repeats: checkImport */
  interrupted: ('reading' | 'checking') | null;
  /** Rows that hold text */
  rows: number;
  blank: number;
  /** Rows done of the work under way */
  done: number;
  counts: ImportCounts | null;
  /** Number of rows that an undo keeps, because somebody changed them after the import. For an import that was undone, the number of rows that were kept. Null in the list and in other states */
  changed_since: number | null;
  created_by: string | null;
  /** Other people who sent the file or parts of it */
  uploaded_by: string[];
  committed_by: string | null;
  undone_by: string | null;
  created_at: string;
  started_at: string | null;
  committed_at: string | null;
  undone_at: string | null;
};
export type ImportPage = {
  items: ImportSummary[];
  total: number;
  page: number;
  pageSize: number;
};
export type KeptApartPage = {
  items: KeptApart[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type MergeTarget = {
  id: string;
  company_name: string;
  score: number;
  /** That it is the same company */
  certainty: number;
  /** What speaks for it, in words; empty for nothing */
  because: string;
};
export type MergeTargets = {
  items: MergeTarget[];
};
export type StartupMerge = {
  id: string;
  survivor_id: string;
  survivor_name: string;
  merged_id: string;
  merged_name: string;
  because: string;
  score_before: number;
  score_after: number;
  merged_by: string | null;
  merged_at: string;
  undone_by: string | null;
  undone_at: string | null;
};
export type StartupMergePage = {
  items: StartupMerge[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type NewsReading = {
  id: string;
  /** Null for all sources that are switched on */
  source_id: string | null;
  requested_by: string | null;
  requested_at: string;
  started_at: string | null;
  finished_at: string | null;
  current_source: string | null;
  source_count: number;
  sources_done: number;
  failed_sources: number;
  new_articles: number;
  updated_articles: number;
  /** Pages that could not be read */
  unread_pages: number;
};
export type NewsReadingList = {
  items: NewsReading[];
  total: number;
};
export type OfferedModel = {
  name: string;
  /** May be used here */
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
export type ParameterChoice = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value: number;
  /** Names of the exclusivity groups that hold the parameter, by name: of each only one award counts */
  exclusive_groups?: string[];
};
export type ParameterChoices = {
  parameters: ParameterChoice[];
};
export type Person = {
  id: string;
  name: string;
  /** Of the first and the last word of the name */
  initials: string;
  /** Null for a caller of the role user */
  email: string | null;
};
export type People = {
  items: Person[];
  total: number;
};
export type PromptPage = {
  items: Prompt[];
  total: number;
};
export type RawStartup = {
  id: string;
  /** Names the row in exports where no external id does */
  uid?: string;
  external_id: string | null;
  company_name: string;
  first_name: string | null;
  last_name: string | null;
  social_reason: string | null;
  founding_year: number | null;
  sector: string | null;
  country: string | null;
  canton: string | null;
  raised_money: number | null;
  /** Of raised_money, ISO 4217; CHF unless something else was said */
  raised_currency?: string;
  main_article_info: string | null;
  article_date: string | null;
  website: string | null;
  url: string | null;
  email: string | null;
  number: string | null;
  investors: string | null;
  partnership: string | null;
  company_description: string | null;
  advisors: string | null;
  other_award: string | null;
  pros_text: string | null;
  cons_text: string | null;
  investment: number;
  rejected: number;
  candidate: number;
  missing_data: number;
  email_sent: number;
  interested: number;
  personality_test_sent: number;
  test_passed: number;
  create_contract: number;
  created_at: string;
  /** Last news or change of a fact; neither a flag nor a score moves it */
  updated_at: string;
  /** Award names as imported or extracted */
  awards: string[];
  articles: Article[];
  /** All of them */
  founders?: Founder[];
  /** All sums, each with its kind */
  financings?: Financing[];
  /** import, article or person */
  origin: string;
  /** Name of the file that the row was imported from; in the list of raw startups */
  file?: string | null;
  /** Line of that file in the spreadsheet, where the first is 1; in the list of raw startups */
  line?: number | null;
  extraction_id?: string | null;
  /** Of an article: how likely this is a startup of it, from 0 to 1 */
  confidence?: number | null;
  /** Of an article: waiting for a person, or what one decided; null where nobody is asked */
  review?: ('waiting' | 'accepted' | 'discarded' | null) | ('waiting' | 'accepted' | 'discarded' | null);
  curated_at: string | null;
  startup_id: string | null;
  /** The deletion of its startup: the row is not curated until that is restored */
  deletion_id?: string | null;
  version?: number;
};
export type RawStartupPage = {
  items: RawStartup[];
  total: number;
  page?: number;
  pageSize?: number;
  /** Of articles, that wait for a person under this search */
  waiting?: number;
};
export type ReviewArticleLine = {
  id: string;
  title: string;
  source: string | null;
  published_at: string | null;
  companies: number;
  /** Values that need a person */
  open: number;
  /** Who else is on it */
  claimed_by: string | null;
};
export type ReviewCounts = {
  all: number;
  conflicts: number;
  no_source: number;
  money: number;
  awards: number;
};
export type ReviewArticlePage = {
  items: ReviewArticleLine[];
  total: number;
  counts: ReviewCounts;
  /** Articles on which the caller decided something today, in UTC */
  reviewed: number;
  page?: number;
  pageSize?: number;
};
export type ReviewDecisionPage = {
  items: ReviewDecision[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type ReviewStepPage = {
  items: ReviewStep[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type RoleChoice = {
  id: 'user' | 'super' | 'admin';
  code: 'user' | 'super' | 'admin';
  name: 'user' | 'super' | 'admin';
  /** In words */
  label: string;
  /** True if the caller may give it */
  assignable: boolean;
};
export type RoleList = {
  roles: RoleChoice[];
};
export type StartupEffect = {
  id: string;
  company_name: string;
  old_score: number;
  new_score: number;
  /** Place among the active; null for a rejected startup */
  old_rank: number | null;
  /** Place among the active; null for a rejected startup */
  new_rank: number | null;
  /** Active with a score at or above the threshold */
  eligible: 'in' | 'out' | 'entering' | 'leaving';
  /** Among the top share of the active */
  top: 'in' | 'out' | 'entering' | 'leaving';
};
export type ScoreDifference = {
  items: StartupEffect[];
  total: number;
};
export type ProposedChange = {
  create_parameter?: {
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName: string;
    value: number;
  };
  update_parameter?: {
    parameterID: string;
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value?: number;
  };
  delete_parameter?: {
    parameterID: string;
    /** Takes it out of its groups too */
    cascade?: boolean;
  };
  create_group?: {
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
    items?: {
      parameter_id: string;
      precedence: number;
    }[];
  };
  update_group?: {
    id: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
  };
  delete_group?: {
    id: string;
  };
  add_item?: {
    group_id: string;
    parameter_id: string;
    precedence: number;
  };
  delete_item?: {
    group_id: string;
    parameter_id: string;
  };
  /** Counts an award as a parameter */
  alias_award?: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
    parameterID: string;
  };
  save_score?: {
    threshold: number;
    top_percent: number;
  };
  restore_version?: {
    number: number;
  };
};
export type ScoringVersion = {
  /** From 1, without gaps */
  number: number;
  at: string;
  /** Name of the person; null when nobody signed in did it */
  author: string | null;
  note: string;
  restored_from: number | null;
  /** True if this is what holds now */
  is_present: boolean;
  /** What it changed of the version before */
  changes: RuleDifference[];
};
export type ScoringVersionPage = {
  items: ScoringVersion[];
  total: number;
  page: number;
  pageSize: number;
};
export type SourceItem = {
  id: string;
  url: string;
  title: string;
  published_at: string | null;
  first_seen_at: string;
  /** The article that holds it; null while it is not read */
  article_id: string | null;
  reason:
    | (
        | 'not_found'
        | 'paywall'
        | 'consent_page'
        | 'robots'
        | 'refused'
        | 'busy'
        | 'server_error'
        | 'slow'
        | 'unreachable'
        | 'too_large'
        | 'not_text'
        | 'no_article'
        | 'unreadable'
        | 'copy'
      )
    | null;
  is_never: boolean;
  /** Of a text with characters that could not be read */
  note?: string | null;
};
export type SourceItemList = {
  items: SourceItem[];
  total: number;
  page: number;
  pageSize: number;
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
export type UnreadPage = {
  id: string;
  source_id: string;
  /** Name of the source */
  source: string;
  url: string;
  title: string;
  published_at: string | null;
  /** given_up after its attempts, never by a decision of a person */
  state: 'waiting' | 'given_up' | 'never';
  reason:
    | (
        | 'not_found'
        | 'paywall'
        | 'consent_page'
        | 'robots'
        | 'refused'
        | 'busy'
        | 'server_error'
        | 'slow'
        | 'unreachable'
        | 'too_large'
        | 'not_text'
        | 'no_article'
        | 'unreadable'
        | 'copy'
      )
    | null;
  message: string | null;
  attempts: number;
  last_attempt_at: string | null;
  /** Null for a page that is not tried again automatically */
  next_attempt_at: string | null;
};
export type UnreadPageList = {
  items: UnreadPage[];
  total: number;
  page: number;
  pageSize: number;
  /** Pages of the source and search, for whatever reason */
  open_count: number;
  /** Pages that are never tried, by decision of a person */
  never_count: number;
  /** Of the open ones, the most frequent first */
  reasons: {
    reason:
      | 'not_found'
      | 'paywall'
      | 'consent_page'
      | 'robots'
      | 'refused'
      | 'busy'
      | 'server_error'
      | 'slow'
      | 'unreachable'
      | 'too_large'
      | 'not_text'
      | 'no_article'
      | 'unreadable'
      | 'copy';
    count: number;
  }[];
};
export type AwardLookAlike = {
  parameterID: string;
  parameterName: string;
  /** From 0.55 to 1 */
  likeness: number;
};
export type UnweightedAward = {
  /** Folded name: one award, however spelled */
  award_key: string;
  /** As it is spelled most often */
  award: string;
  /** How many hold it */
  startups: number;
  /** At most 3 of them, those with the highest score first */
  examples: {
    id: string;
    company_name: string;
  }[];
  /** At most 3 parameters that it may mean, the likest first */
  look_alikes: AwardLookAlike[];
};
export type UnweightedAwardPage = {
  items: UnweightedAward[];
  total: number;
  /** How many awards are ignored */
  ignored: number;
  page: number;
  pageSize: number;
};
export type User = {
  id: string;
  /** The same as id */
  userId: string;
  email: string;
  username: string;
  name: string;
  role: 'user' | 'super' | 'admin';
  /** locked: too many wrong passwords in a row, until a new password is set */
  accountStatus: 'active' | 'must_change_password' | 'locked' | 'disabled';
  scopes: string[];
  /** Of a person who has no password yet: until when the link is valid */
  invitation: {
    state: 'open' | 'expired' | 'withdrawn';
    until: string;
  } | null;
  /** True if each sign-in with the password asks for a code or a passkey */
  second_factor: boolean;
  /** True if too many wrong codes hold the person, until they are released */
  held_by_codes?: boolean;
  /** True if the account belongs to somebody at the OpenID Connect provider */
  provider_linked?: boolean;
  /** API tokens that are valid */
  api_tokens?: number;
  last_sign_in_at: string | null;
  created_at: string;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type UserPage = {
  items: User[];
  total: number;
  page: number;
  pageSize: number;
  /** mail: invitations are sent; link: no mail is configured */
  invites_by: 'mail' | 'link';
};
export type WorkList = {
  items: Work[];
  total: number;
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
export type MergeChoices = {
  fields?: {
    /** Of the pair; the first has the higher score */
    company_name?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    social_reason?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    website?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    canton?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    sector?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    founding_year?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    country?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    email?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    number?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    url?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    raised_money?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    investors?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    partnership?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    advisors?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    other_award?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    main_article_info?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    article_date?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    company_description?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    pros_text?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    cons_text?: 'first' | 'second';
  };
  lists?: {
    founders?: 'both' | 'first' | 'second';
    money?: 'both' | 'first' | 'second';
    awards?: 'both' | 'first' | 'second';
  };
  /** Of one that is rejected and one that is an investment */
  decision?: 'rejected' | 'investment';
  /** Which keeps its id; the first without it */
  survivor?: 'first' | 'second';
};
export type StageMoved = {
  /** The newest first; none where it was in that stage. By their ids the move is undone */
  decisions: Decision[];
  startup: Startup;
};
export type WeightedParameter = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value: number;
};
export type ScoringSnapshot = {
  parameters: WeightedParameter[];
  groups: {
    id: string;
    group_key: string;
    group_name: string;
    description: string | null;
    rule: 'keep_highest_precedence' | 'keep_lowest_precedence';
    items: {
      id: string;
      parameter_id: string;
      precedence: number;
    }[];
  }[];
  /** Other names of parameters: an award of this folded name counts as that one */
  aliases?: {
    award: string;
    parameterID: string;
  }[];
  threshold: number;
  top_percent: number;
};
export type ScoringVersionDetail = {
  /** From 1, without gaps */
  number: number;
  at: string;
  /** Name of the person; null when nobody signed in did it */
  author: string | null;
  note: string;
  restored_from: number | null;
  /** True if this is what holds now */
  is_present: boolean;
  /** What it changed of the version before */
  changes: RuleDifference[];
  snapshot: ScoringSnapshot;
};
export type MergeSide = {
  id: string;
  company_name: string;
  score: number;
  /** Among the active, or among the rejected */
  rank: number;
  articles: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type MergeValue = {
  value: string | number | null;
  by: ('person' | 'import' | 'article' | null) | ('person' | 'import' | 'article' | null);
  person: string | null;
  at: string | null;
};
export type MergeField = {
  field:
    | 'company_name'
    | 'social_reason'
    | 'website'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'country'
    | 'email'
    | 'number'
    | 'url'
    | 'raised_money'
    | 'investors'
    | 'partnership'
    | 'advisors'
    | 'other_award'
    | 'main_article_info'
    | 'article_date'
    | 'company_description'
    | 'pros_text'
    | 'cons_text';
  first: MergeValue;
  second: MergeValue;
  result: MergeValue;
  /** From which the result is; null where it is from neither alone, or both are equal */
  chosen: ('first' | 'second' | null) | ('first' | 'second' | null);
  is_equal: boolean;
};
export type MergeList = {
  list: 'founders' | 'money' | 'awards';
  first: string[];
  second: string[];
  result: string[];
  chosen: 'both' | 'first' | 'second';
  is_equal: boolean;
};
export type MergeFlag = {
  flag:
    | 'rejected'
    | 'candidate'
    | 'missing_data'
    | 'email_sent'
    | 'interested'
    | 'personality_test_sent'
    | 'test_passed'
    | 'create_contract'
    | 'investment';
  first: boolean;
  second: boolean;
  result: boolean;
};
export type MergeScoreChange = {
  award: string;
  /** What it adds to the score of the survivor, or takes from it */
  change: number;
  from: 'first' | 'second' | 'both';
  superseded_by: string | null;
};
export type MergePreview = {
  pair: DuplicatePair;
  /** Of the pair; the first has the higher score */
  survivor: 'first' | 'second';
  first: MergeSide;
  second: MergeSide;
  result: MergeSide;
  /** All that one of them has */
  fields: MergeField[];
  lists: MergeList[];
  /** Those that one of them has */
  flags: MergeFlag[];
  /** One is rejected, the other an investment: choose */
  needs_decision: boolean;
  /** Of the survivor */
  score_before: number;
  /** The ledger lines that make the difference */
  score_changes: MergeScoreChange[];
  /** Decisions and values of people that are lost, in words */
  losses: string[];
};
export type SourcePreview = {
  url: string;
  /** Articles that it lists */
  items: number;
  newest_item_at: string | null;
  first_items: ListedItem[];
  error: string | null;
};
export type SplitSide = {
  company_name: string;
  /** Another startup has the name that its rows give */
  needs_name: boolean;
  score: number;
  rank: number;
  rows: number;
  articles: number;
  awards: string[];
};
export type SplitPreview = {
  /** Counts changes; sent back as If-Match */
  version: number;
  score_before: number;
  rank_before: number;
  stays: SplitSide;
  /** In the order of the groups */
  parts: SplitSide[];
};
export type CodeCount = {
  /** Unknown for none */
  code: string;
  count: number;
};
export type CantonCounts = {
  /** Active startups at or above the threshold */
  total: number;
  cantons: CodeCount[];
};
export type ChainRun = {
  id: string;
  state: 'running' | 'finished' | 'stopped' | 'failed';
  /** What it does now, or did last */
  stage: 'read' | 'extract' | 'curate';
  reason: string | null;
  /** As many articles are extracted at most; null for all that wait */
  max_articles?: number | null;
  /** Tokens of the model after which no further article is extracted */
  budget_tokens?: number | null;
  /** Which maximum ended the extraction while articles waited */
  reached?: ('articles' | 'tokens') | null;
  /** What it has done so far */
  result?: {
    new_articles: number;
    /** Articles */
    extracted: number;
    /** Rows */
    curated: number;
    new_startups: number;
    updated_startups: number;
  };
  started_by: string | null;
  created_at: string;
  ended_at: string | null;
};
export type Chain = {
  /** True if any article was read or any raw startup received */
  has_begun: boolean;
  /** Articles that no extraction has read; null for a person who may not open where they wait */
  to_extract: number | null;
  /** Raw startups that curation takes next; null for a person who may not open where they wait */
  to_curate: number | null;
  /** Articles with values that wait for a person; null for a person who may not open where they wait */
  review_articles: number | null;
  /** Pairs of startups that may be one company; null for a person who may not open where they wait */
  review_pairs: number | null;
  /** Active startups at or above the threshold that are New and about which nobody decided */
  new_above_threshold: number;
  run?: ChainRun;
};
export type RegisterEntry = {
  legal_name: string;
  /** Swiss enterprise number, CHE-123.456.789 */
  uid: string;
  /** The municipality */
  seat: string;
  canton:
    | (
        | 'AG'
        | 'AI'
        | 'AR'
        | 'BE'
        | 'BL'
        | 'BS'
        | 'FR'
        | 'GE'
        | 'GL'
        | 'GR'
        | 'JU'
        | 'LU'
        | 'NE'
        | 'NW'
        | 'OW'
        | 'SG'
        | 'SH'
        | 'SO'
        | 'SZ'
        | 'TG'
        | 'TI'
        | 'UR'
        | 'VD'
        | 'VS'
        | 'ZG'
        | 'ZH'
        | null
      )
    | (
        | 'AG'
        | 'AI'
        | 'AR'
        | 'BE'
        | 'BL'
        | 'BS'
        | 'FR'
        | 'GE'
        | 'GL'
        | 'GR'
        | 'JU'
        | 'LU'
        | 'NE'
        | 'NW'
        | 'OW'
        | 'SG'
        | 'SH'
        | 'SO'
        | 'SZ'
        | 'TG'
        | 'TI'
        | 'UR'
        | 'VD'
        | 'VS'
        | 'ZG'
        | 'ZH'
        | null
      );
  purpose: string | null;
  /** Neither cancelled nor being dissolved */
  is_active: boolean;
};
export type RegisterAnswer = {
  /** As people read it; null where none is configured */
  register: string | null;
  items: RegisterEntry[];
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
export type Stats = {
  /** Curated startups */
  total_startups: number;
  /** Fraction from 0 to 1 */
  top_percent: number;
  /** How many the top list over all curated startups holds */
  top_percent_all: number;
  /** Active startups at or above the threshold */
  potential_investments: number;
  threshold: number;
};
export type Ring = {
  list: 'curated' | 'top_of_all' | 'top_of_active';
  total: number;
  canton: CodeCount[];
  sector: CodeCount[];
};
export type Dashboard = {
  stats: Stats;
  rings: Ring[];
};
export type DossierNote = {
  id: string;
  at: string;
  /** Who wrote it */
  person: string | null;
  text: string;
};
export type ScoreStep = {
  at: string;
  before: number;
  after: number;
  version: number | null;
};
export type Dossier = {
  startup: Startup;
  /** How many startups its mode has: the rank is one of so many */
  of: number;
  /** The ledger of its score */
  lines: LedgerLine[];
  facts: StartupFacts;
  /** The newest first */
  decisions: TakenDecision[];
  work: DossierWork;
  /** Those that hold, the newest first; one that was struck through is not among them */
  notes: DossierNote[];
  /** Every change of its score, the oldest first */
  score_steps: ScoreStep[];
};
export type DossierDocument = {
  read_at: string;
  /** Name of who reads it */
  reader: string | null;
  scoring: ScoringInForce;
  dossier: Dossier;
};
export type EvidenceArticle = {
  id: string;
  url: string;
  title: string;
  source: string | null;
  lang: string | null;
  published_at: string | null;
  /** As stored; quotes are places in it, in code points. Of a text that was removed: the quotes alone, in their places */
  text: string;
  text_removed_at: string | null;
};
export type Quote = {
  text: string;
  /** Code points before it in the article; null: no source found */
  start: number | null;
  end: number | null;
};
export type FieldEvidence = {
  /** As a startup has it; an award is one entry each, under awards */
  field: string;
  value: string;
  quotes: Quote[];
  /** How likely it is right, from 0 to 1 */
  confidence?: number;
  /** The row holds it; else it is only proposed, or no source was found */
  is_used?: boolean;
  /** The company register that says it, with number and seat, not the article */
  register?: string;
  proof?: ValueProof;
  /** The startup has its value from here */
  is_current?: boolean;
  /** An award that only one article states */
  unconfirmed?: boolean;
};
export type ExtractedFinding = {
  company_name: string;
  raw_id: string | null;
  fields: FieldEvidence[];
  /** How likely this is a startup of the article */
  confidence?: number;
  /** Why it has no row: the text does not name it, or a person discarded it before */
  left_out?: 'not_in_text' | 'discarded';
};
export type Extraction = {
  id: string;
  outcome: 'extracted' | 'failed';
  error: string | null;
  model: string;
  prompt_id: string | null;
  outputs_count: number;
  tokens: number;
  cost: number;
  run_id: string | null;
  created_at: string;
  article: EvidenceArticle;
  startups: ExtractedFinding[];
};
export type FactHistoryEntry = {
  /** Stays the same; of no other use */
  id: string;
  at: string;
  /** What a person did */
  change: FactChange | null;
  /** What a row of an import or article says, as it reads */
  value: string | null;
  /** Of that row, with the quote */
  origin: FactOrigin | null;
  /** The present value comes from here */
  is_current: boolean;
};
export type FactHistory = {
  /** The newest first */
  items: FactHistoryEntry[];
};
export type FilterValue = {
  /** As in the query of the list; of `score` its two bounds, `score_from` and `score_below`, between them a comma */
  value: string;
  /** Name of an award or person; null for a code, and for what does not exist any more */
  label: string | null;
  /** Startups of the list if the filter had this value alone; of `award_not` those that would be left out */
  count: number;
};
export type FilterValues = {
  items: FilterValue[];
  /** How many values there are; of awards and people 50 are answered */
  total: number;
  /** Of raised: startups that the filter cannot compare; 0 for others */
  left_out: number;
};
export type FinancingMonth = {
  /** YYYY-MM */
  month: string;
  /** In CHF */
  amount: number;
  rounds: number;
};
export type UncountedMoney = {
  currency: string;
  amount: number;
  rounds: number;
};
export type FinancingMonths = {
  /** Today, in Zurich; its month runs */
  to: string;
  /** Without gaps, ascending */
  months: FinancingMonth[];
  /** Rounds of these months in other currencies, which are not converted */
  foreign: UncountedMoney[];
  /** Rounds whose day is not known, in any currency */
  undated: number;
};
export type FunnelStage = {
  stage: 'threshold' | 'contacted' | 'contract' | 'investment';
  /** Startups that reached it first in these months */
  count: number;
  /** Of the startups of the stage before: which fraction is of this one too; null for the first, and of none */
  share: number | null;
  /** From the stage before to this one, of the startups that reached both in this order */
  median_days: number | null;
};
export type Funnel = {
  /** The first day of the last twelve months, in Zurich */
  from: string;
  /** The last of them: today */
  to: string;
  stages: FunnelStage[];
  /** Startups that are rejected now */
  rejected: number;
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
export type MergedInto = {
  id: string;
  company_name: string;
  merged_name: string;
};
export type MergedIntoAnswer = {
  /** Null for a startup that was not merged, or whose survivor is deleted */
  merged_into: MergedInto | null;
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
export type NewStartup = {
  id: string;
  company_name: string;
  canton: string | null;
  sector: string | null;
  score: number;
  /** When it was first at or above the threshold, ISO 8601 */
  reached_at: string;
};
export type NewStartups = {
  /** The first of seven days in Zurich */
  from: string;
  /** The last of them: today */
  to: string;
  threshold: number;
  /** Startups that were first at or above the threshold in these days, whatever became of them */
  count: number;
  /** The same of the seven days before */
  before: number;
  /** Of these the best by score */
  startups: NewStartup[];
};
export type PendingArticles = {
  /** Articles that wait */
  pending: number;
  failed?: number;
  /** Failed too often */
  abandoned?: number;
  /** Of the pending ones, being extracted now */
  under_way?: number;
  /** Which one answers */
  extractor?: 'built-in' | 'model';
  model?: string;
  /** Which models are allowed */
  models?: string[];
  tokens_today?: number;
  daily_tokens?: number | null;
  /** In the currency of the prices */
  cost_today?: number;
  daily_cost?: number | null;
  /** Mean of the last articles; null before the first */
  tokens_per_article?: number | null;
  cost_per_article?: number | null;
  /** Awards that can be found */
  awards?: number;
};
export type Evidence = {
  extraction_id: string;
  raw_id: string;
  model: string;
  extracted_at: string;
  article: EvidenceArticle;
  fields: FieldEvidence[];
};
export type EvidenceList = {
  id: string;
  company_name: string;
  /** Newest first; none for what was only imported */
  items: Evidence[];
};
export type ReviewSettings = {
  /** Confidence from which startups and values of articles are used by themselves; at 1 all wait */
  floor: number;
  /** Confidence from which startups and values of articles are used by themselves; at 1 all wait */
  default_floor: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ScoreConfig = {
  threshold: number;
  /** Fraction: 0.20 is 20 % */
  top_percent: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ScoreCut = {
  /** Of the last startup of the top share */
  score: number;
  /** Startups of the top share */
  count: number;
  /** Startups with this score, in the top share or not */
  tied: number;
};
export type ScoreBin = {
  /** null: all scores below `below` */
  from: number | null;
  /** null: all scores from `from` on */
  below: number | null;
  count: number;
};
export type ScoreDistribution = {
  /** Active startups */
  total: number;
  threshold: number;
  /** Active startups at or above the threshold */
  eligible: number;
  /** Fraction from 0 to 1 */
  top_percent: number;
  cut: ScoreCut | null;
  /** Of width 1, without gaps, ascending */
  bins: ScoreBin[];
};
export type ScoreLedger = {
  id: string;
  company_name: string;
  score: number;
  threshold: number;
  lines: LedgerLine[];
};
export type NewsRun = {
  started_at: string;
  finished_at: string | null;
  source_count: number;
  failed_sources: number;
  new_articles: number;
};
export type ScraperConfig = {
  enabled: boolean;
  intervalSec: number;
  next_run_at?: string | null;
  last_run?: NewsRun | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type Selection = {
  /** In the order of the list */
  ids: string[];
  /** How many they are */
  expected: number;
  /** What was read: `id.version.work version` of each in base 36, joined by commas; may be made of rows of a list, then without the last part */
  token: string;
};
export type ShortlistRow = {
  startup: Startup;
  /** The last one */
  decision: TakenDecision | null;
};
export type LastPrint = {
  at: string;
  /** Who printed it */
  person: string | null;
  entered: {
    id: string;
    company_name: string;
    score: number;
  }[];
  left: {
    id: string;
    company_name: string;
    /** The last one since that print */
    decision: TakenDecision | null;
  }[];
};
export type ShortlistDocument = {
  read_at: string;
  /** Name of who reads it */
  reader: string | null;
  scoring: ScoringInForce;
  /** Startups of the list; the document has the first 50 */
  total: number;
  /** Startups of its mode */
  of: number;
  rows: ShortlistRow[];
  /** One for each row, in their order; empty without `details` */
  dossiers: Dossier[];
  last_print: LastPrint | null;
};
export type SignInRules = {
  /** Roles whose people sign in with a second factor, and set one up where they have none */
  second_factor_roles: ('user' | 'super' | 'admin')[];
  /** Valid API tokens of people who have no second factor here, for each role */
  unprotected_api_tokens?: {
    user: number;
    super: number;
    admin: number;
  };
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type StageCard = {
  id: string;
  company_name: string;
  score: number;
  sector: string | null;
  canton: string | null;
  version: number;
  email_sent: number;
  create_contract: number;
  interested: number;
  rejected: number;
  /** Whole days in Zurich since it came into the stage; null where no decision says it */
  days: number | null;
  assignee_id: string | null;
  /** Name of the person */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** The day of the next step */
  due: string | null;
  /** The day on which Later ends */
  later_until: string | null;
  /** Why it was rejected */
  reason: string | null;
};
export type StageColumn = {
  stage: 'new' | 'contacted' | 'contract' | 'investment' | 'later' | 'rejected';
  total: number;
  /** In the stage, of those whose time is known; null for New, which is undecided, and of none */
  median_days: number | null;
  /** Those that came into it in the last 365 days */
  of_year: number;
  /** Of Later: the day on which the first one ends */
  next: string | null;
  /** By score, then name, then id */
  items: StageCard[];
};
export type StageLimits = {
  /** A startup that is Contacted for more days is marked on the board; null marks none */
  contacted: number | null;
  /** A startup that is Contract for more days is marked on the board; null marks none */
  contract: number | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type StageBoard = {
  /** In their order */
  stages: StageColumn[];
  limits: StageLimits;
};
export type HistoryChange = {
  field: string;
  before: string | number | null;
  after: string | number | null;
};
export type HistoryReason = {
  /** An award whose part of the score changed */
  award: string;
  /** Status in the ledger before the change */
  status_before: 'counted' | 'superseded' | 'not_weighted' | 'not_held';
  /** Status in the ledger after the change */
  status_after: 'counted' | 'superseded' | 'not_weighted' | 'not_held';
  weight_before: number | null;
  weight_after: number | null;
  superseded_by: string | null;
  group_name: string | null;
};
export type HistoryEntry = {
  /** Stable id of the entry */
  id: string;
  at: string;
  /** Name of the person */
  actor: string | null;
  kind: 'flags' | 'text' | 'imported' | 'curated' | 'score';
  /** For a score: one change of the field score */
  changes: HistoryChange[];
  /** Awards that changed the score */
  reasons: HistoryReason[];
  /** ID or number of the raw row that was imported or curated */
  source: string | null;
  /** Origin of that row: import, article or person */
  origin: string | null;
  /** Version of the scoring rules that changed the score */
  version: number | null;
};
export type StartupHistory = {
  /** The newest first */
  items: HistoryEntry[];
  total: number;
};
export type StartupRow = {
  /** Of the raw row */
  id: string;
  company_name: string;
  origin: FactOrigin;
  website: string | null;
  canton: string | null;
  founding_year: number | null;
  founders: string[];
  /** Sums as they read */
  money: string[];
  awards: string[];
  /** Why it cannot be split off, in words; null for one that can */
  stays_because: string | null;
};
export type SplitOffStartup = {
  id: string;
  company_name: string;
  score: number;
};
export type StartupSplit = {
  /** By this it is undone */
  id: string;
  /** Which kept its id */
  startup_id: string;
  company_name: string;
  score_before: number;
  score_after: number;
  parts: SplitOffStartup[];
  /** Name of the person */
  split_by: string | null;
  split_at: string;
  /** Name of the person */
  undone_by: string | null;
  undone_at: string | null;
};
export type StartupRows = {
  startup_id: string;
  company_name: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  score: number;
  /** In the order in which they were curated, the first 1,000 */
  items: StartupRow[];
  /** All rows, those beyond the first 1,000 included */
  total: number;
  /** Those that were not undone, of this startup or by which it was made; the newest first */
  splits: StartupSplit[];
};
export type TimelineNews = {
  url: string;
  title: string | null;
  /** A day */
  published_at: string | null;
  source: string | null;
};
export type TimelineScore = {
  before: number;
  after: number;
  /** The version of the scoring rules that moved it; null where an award did */
  version: number | null;
  reasons: HistoryReason[];
};
export type TimelineEntry = {
  /** Stays the same; its address ends with it */
  id: string;
  kind: 'change' | 'work' | 'news' | 'note' | 'decision' | 'score';
  at: string;
  /** False where only the day is known */
  has_time: boolean;
  /** Name of the person */
  actor: string | null;
  /** A decision about the startup */
  decision: Decision | null;
  /** As it is now */
  note: Note | null;
  /** An article about the startup */
  news: TimelineNews | null;
  /** A change of the score */
  score: TimelineScore | null;
  /** What a person did to a fact; missing for other edits. The values are in `changes` */
  act?: 'corrected' | 'handed_back' | 'confirmed' | 'added' | 'discarded' | 'taken' | 'kept' | 'undone';
  /** Of fields, by a person; of a fact that was accepted or kept, both values are the same */
  changes: HistoryChange[];
};
export type Timeline = {
  /** The newest first, 30 at most */
  items: TimelineEntry[];
  /** Sent as `before` it asks for the entries that follow; null after the last one */
  next: string | null;
  /** Of all entries, by kind */
  counts: {
    all: number;
    change: number;
    work: number;
    news: number;
    note: number;
    decision: number;
    score: number;
  };
};
export type Account = {
  userId: string;
  username: string;
  /** As the person is shown: first and last name where they are given */
  name: string;
  /** Null until the person or an administrator gives it */
  first_name: string | null;
  /** Null until the person or an administrator gives it */
  last_name: string | null;
  /** Of the IANA list; null: the browser's */
  time_zone: string | null;
  /** Of CSV exports that name none; null: comma */
  csv_separator: ('comma' | 'semicolon' | 'tab' | null) | ('comma' | 'semicolon' | 'tab' | null);
  /** Language of the interface and of mails; null: automatic */
  language: ('de' | 'en' | 'fr' | 'it') | null;
  email: string;
  role: 'user' | 'super' | 'admin';
  accountStatus: string;
  scopes: string[];
  /** True if a password opens the account */
  has_password?: boolean;
  /** True if the account belongs to somebody at the OpenID Connect provider */
  provider_linked?: boolean;
  /** Own API tokens that are valid */
  api_tokens?: number;
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
export type Print = {
  at: string;
  /** Who printed it */
  person: string | null;
};
export type ResetResult = {
  /** Articles that wait again */
  reset: number;
  pending: number;
};
export type RestoredRow = {
  kind: 'startup' | 'raw_startup';
  row_id: string;
};
export type CurationResult = {
  processed: number;
  inserted: number;
  updated: number;
  awardsInserted: number;
  scoreUpdated: number;
  /** Raw rows of a deleted startup, kept until it is restored */
  setAside?: number;
  /** Raw rows that still wait */
  pending: number;
};
export type ExtractionResult = {
  processed: number;
  succeeded: number;
  failed: number;
  /** Articles that wait afterwards */
  pending?: number;
  samples: ExtractionSample[];
};
export type ListEffect = {
  /** How many the list holds now */
  before: number;
  after: number;
  entering: number;
  leaving: number;
  /** In the list before and after, at another place */
  moved: number;
  /** By new rank */
  first_entering: StartupEffect[];
  /** By old rank */
  first_leaving: StartupEffect[];
  /** By distance, then new rank */
  first_moved: StartupEffect[];
};
export type ScoreEffect = {
  /** All curated startups */
  startups: number;
  /** How many get another score, the rejected included */
  rescored: number;
  eligible: ListEffect;
  top: ListEffect;
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
export type SourceTest = {
  /** Articles that the feed lists */
  items: number;
  /** Of them not stored yet */
  new_items: number;
  /** The first ones */
  titles: string[];
  /** Pages that were read as well, and what came of them */
  pages?: {
    title: string;
    url: string;
    /** Of the text that was read; 0 for none */
    characters: number;
    reason:
      | (
          | 'not_found'
          | 'paywall'
          | 'consent_page'
          | 'robots'
          | 'refused'
          | 'busy'
          | 'server_error'
          | 'slow'
          | 'unreachable'
          | 'too_large'
          | 'not_text'
          | 'no_article'
          | 'unreadable'
          | 'copy'
        )
      | null;
    /** Why it was not read; of a page that was read, which characters could not be */
    message: string | null;
  }[];
  error: string | null;
};
export type BulkUndone = {
  /** How many startups are as they were */
  count: number;
};
export type UndoneStep = {
  step: ReviewStep;
  /** Null where a name was allowed again, which concerns no one article */
  article: ReviewArticle | null;
};
export type ViewVisit = {
  /** `all` for all active startups */
  id: string;
  /** The end of the visit before; null where there was none */
  since: string | null;
  /** Startups of the view that were created, reached the threshold or ceased to be Later since then */
  new: number;
  /** True if marking as seen can be undone */
  can_undo: boolean;
};

/** Every call that an API token may make: what it takes and what it answers. */
export interface Calls {
  /** Accept a company with all proposed values that have a source; conflicts and values without source stay open (scope `startups:write`) */
  acceptReviewCompany: {
    readonly arg: AcceptReviewCompanyApiArg;
    readonly answer: AcceptReviewCompanyApiResponse;
  };
  /** Make a version the only active one of its name (scope `extraction:write`) */
  activatePrompt: { readonly arg: ActivatePromptApiArg; readonly answer: ActivatePromptApiResponse };
  /** Make a version the active one; below the gate only with a reason (scope `extraction:write`) */
  activateThroughGate: {
    readonly arg: ActivateThroughGateApiArg;
    readonly answer: ActivateThroughGateApiResponse;
  };
  /** Read the page at an address and store its article; a reason where there is none (scope `news:write`) */
  addArticle: { readonly arg: AddArticleApiArg; readonly answer: AddArticleApiResponse };
  /** Add an award (scope `startups:write`) */
  addAward: { readonly arg: AddAwardApiArg; readonly answer: AddAwardApiResponse };
  /** Count an award as a parameter, now and in future; every score follows in the same transaction (scope `scoring:write`) */
  addAwardAlias: { readonly arg: AddAwardAliasApiArg; readonly answer: AddAwardAliasApiResponse };
  /** Put a parameter into a group (scope `scoring:write`) */
  addAwardGroupItem: { readonly arg: AddAwardGroupItemApiArg; readonly answer: AddAwardGroupItemApiResponse };
  /** Add a founder (scope `startups:write`) */
  addFounder: { readonly arg: AddFounderApiArg; readonly answer: AddFounderApiResponse };
  /** Add an article with its accepted values, which the caller confirms (scope `extraction:write`) */
  addGolden: { readonly arg: AddGoldenApiArg; readonly answer: AddGoldenApiResponse };
  /** Add a sum (scope `startups:write`) */
  addMoney: { readonly arg: AddMoneyApiArg; readonly answer: AddMoneyApiResponse };
  /** Write a note about a startup; 409 when that was merged (scope `investments:write`) */
  addNote: { readonly arg: AddNoteApiArg; readonly answer: AddNoteApiResponse };
  /** Add a startup by hand: a raw row that is curated at once, and whose values imports do not replace (scopes `startups:write`, `investments:write`) */
  addStartup: { readonly arg: AddStartupApiArg; readonly answer: AddStartupApiResponse };
  /** Add the usual awards that are missing, each with weight 0 (scope `scoring:write`) */
  addUsualParameters: {
    readonly arg: AddUsualParametersApiArg;
    readonly answer: AddUsualParametersApiResponse;
  };
  /** Let articles propose a discarded name again (scope `startups:write`) */
  allowDiscardedName: {
    readonly arg: AllowDiscardedNameApiArg;
    readonly answer: AllowDiscardedNameApiResponse;
  };
  /** Re-score everything and prove the invariants of the curated data (scope `startups:write`) */
  auditCuration: { readonly arg: AuditCurationApiArg; readonly answer: AuditCurationApiResponse };
  /** End a run for good (scope `extraction:write`) */
  cancelExtractionRun: {
    readonly arg: CancelExtractionRunApiArg;
    readonly answer: CancelExtractionRunApiResponse;
  };
  /** Give an import up before it is written (scope `imports:write`) */
  cancelImport: { readonly arg: CancelImportApiArg; readonly answer: CancelImportApiResponse };
  /** Decide about many startups, or change the work on them, all or none. 409 where they are not what the token says: `expected`, `actual`, `added`, `removed`, `changed` with names, and the `token` of those that there are now (scope `investments:write`) */
  changeMany: { readonly arg: ChangeManyApiArg; readonly answer: ChangeManyApiResponse };
  /** Assign a startup, or say what is done next and when; 409 when it was merged (scope `investments:write`) */
  changeWork: { readonly arg: ChangeWorkApiArg; readonly answer: ChangeWorkApiResponse };
  /** Check an import again, or read its file again where that has failed (scope `imports:write`) */
  checkImport: { readonly arg: CheckImportApiArg; readonly answer: CheckImportApiResponse };
  /** Take or renew an article for two minutes, so that nobody else decides about it (scope `startups:write`) */
  claimReviewArticle: {
    readonly arg: ClaimReviewArticleApiArg;
    readonly answer: ClaimReviewArticleApiResponse;
  };
  /** Write the good rows of a checked import (scopes `imports:write`, `startups:write`) */
  commitImport: { readonly arg: CommitImportApiArg; readonly answer: CommitImportApiResponse };
  /** What differs from a version to another one, or to what holds now (scope `scoring:read`) */
  compareScoringVersions: {
    readonly arg: CompareScoringVersionsApiArg;
    readonly answer: CompareScoringVersionsApiResponse;
  };
  /** Two to four startups with their ledgers, by ids separated by commas (scope `investments:read`) */
  compareStartups: { readonly arg: CompareStartupsApiArg; readonly answer: CompareStartupsApiResponse };
  /** Accept the present value: its source stays, and it has the rank of a person (scope `startups:write`) */
  confirmFact: { readonly arg: ConfirmFactApiArg; readonly answer: ConfirmFactApiResponse };
  /** Correct an award; what is left out stays (scope `startups:write`) */
  correctAward: { readonly arg: CorrectAwardApiArg; readonly answer: CorrectAwardApiResponse };
  /** Correct a field: the value is the person's and stays against imports and articles (scope `startups:write`) */
  correctFact: { readonly arg: CorrectFactApiArg; readonly answer: CorrectFactApiResponse };
  /** Correct a founder; what is left out stays (scope `startups:write`) */
  correctFounder: { readonly arg: CorrectFounderApiArg; readonly answer: CorrectFounderApiResponse };
  /** Correct a cell of a checked import; the check follows (scope `imports:write`) */
  correctImportCell: { readonly arg: CorrectImportCellApiArg; readonly answer: CorrectImportCellApiResponse };
  /** Correct a sum; what is left out stays (scope `startups:write`) */
  correctMoney: { readonly arg: CorrectMoneyApiArg; readonly answer: CorrectMoneyApiResponse };
  /** How many pairs there are to compare (scope `startups:read`) */
  countDuplicates: { readonly arg: CountDuplicatesApiArg; readonly answer: CountDuplicatesApiResponse };
  /** How many articles would be read again (scope `extraction:read`) */
  countReadAgain: { readonly arg: CountReadAgainApiArg; readonly answer: CountReadAgainApiResponse };
  /** How many articles and pairs wait in Review (scope `startups:read`) */
  countReview: { readonly arg: CountReviewApiArg; readonly answer: CountReviewApiResponse };
  /** How much is new in each view since the caller was there (scope `investments:read`) */
  countViewNews: { readonly arg: CountViewNewsApiArg; readonly answer: CountViewNewsApiResponse };
  /** A new group; group_key defaults to the slug of group_name (scope `scoring:write`) */
  createAwardGroup: { readonly arg: CreateAwardGroupApiArg; readonly answer: CreateAwardGroupApiResponse };
  /** Offer another reason, last where no place is given; 409 when there is one of that name, or there are too many (scope `investments:write`) */
  createDecisionReason: {
    readonly arg: CreateDecisionReasonApiArg;
    readonly answer: CreateDecisionReasonApiResponse;
  };
  /** Add a feed, a sitemap or a page that lists articles (scope `news:write`) */
  createNewsSource: { readonly arg: CreateNewsSourceApiArg; readonly answer: CreateNewsSourceApiResponse };
  /** A new parameter; its id is the slug of its name (scope `scoring:write`) */
  createParameter: { readonly arg: CreateParameterApiArg; readonly answer: CreateParameterApiResponse };
  /** Save a view; a team view needs the right to write. 409 when the name is taken (scope `investments:write`) */
  createView: { readonly arg: CreateViewApiArg; readonly answer: CreateViewApiResponse };
  /** Set a flag or Later with a reason; said again it adds a reason. 400 without one that is required (scope `investments:write`) */
  decide: { readonly arg: DecideApiArg; readonly answer: DecideApiResponse };
  /** Accept or discard several startups as they were seen: all of them, or none (scope `startups:write`) */
  decideFound: { readonly arg: DecideFoundApiArg; readonly answer: DecideFoundApiResponse };
  /** Accept, correct or discard values of a company of an article; the raw row stays as it was read (scope `startups:write`) */
  decideReviewValues: {
    readonly arg: DecideReviewValuesApiArg;
    readonly answer: DecideReviewValuesApiResponse;
  };
  /** Delete a group with its items (scope `scoring:write`) */
  deleteAwardGroup: { readonly arg: DeleteAwardGroupApiArg; readonly answer: void };
  /** Take an item out of its group (scope `scoring:write`) */
  deleteAwardGroupItem: { readonly arg: DeleteAwardGroupItemApiArg; readonly answer: void };
  /** Take a parameter out of a group (scope `scoring:write`) */
  deleteAwardGroupItemByParameter: {
    readonly arg: DeleteAwardGroupItemByParameterApiArg;
    readonly answer: void;
  };
  /** Delete a reason that no decision has; 409 when one has it: such a reason is retired (scope `investments:write`) */
  deleteDecisionReason: { readonly arg: DeleteDecisionReasonApiArg; readonly answer: void };
  /** Remove a source; its articles stay (scope `news:write`) */
  deleteNewsSource: { readonly arg: DeleteNewsSourceApiArg; readonly answer: void };
  /** Delete a parameter; 409 while a group uses it, unless cascade=1 (scope `scoring:write`) */
  deleteParameter: { readonly arg: DeleteParameterApiArg; readonly answer: void };
  /** Delete a raw startup; it can be restored for 30 days (scope `startups:write`) */
  deleteRaw: { readonly arg: DeleteRawApiArg; readonly answer: void };
  /** Delete a curated startup; it can be restored for 30 days (scopes `startups:write`, `investments:write`) */
  deleteStartup: { readonly arg: DeleteStartupApiArg; readonly answer: void };
  /** Delete a view: of the team by its author, or by who sees the settings (scope `investments:write`) */
  deleteView: { readonly arg: DeleteViewApiArg; readonly answer: void };
  /** Discard an award: what states it already does not bring it back (scope `startups:write`) */
  discardAward: { readonly arg: DiscardAwardApiArg; readonly answer: DiscardAwardApiResponse };
  /** Discard a founder: what states it already does not bring it back (scope `startups:write`) */
  discardFounder: { readonly arg: DiscardFounderApiArg; readonly answer: DiscardFounderApiResponse };
  /** Discard a sum: what states it already does not bring it back (scope `startups:write`) */
  discardMoney: { readonly arg: DiscardMoneyApiArg; readonly answer: DiscardMoneyApiResponse };
  /** Discard the caller's draft of a view (scope `investments:write`) */
  discardViewDraft: { readonly arg: DiscardViewDraftApiArg; readonly answer: void };
  /** Look for feeds and sitemaps of news at any address, also one without https (scope `news:write`) */
  discoverSources: { readonly arg: DiscoverSourcesApiArg; readonly answer: DiscoverSourcesApiResponse };
  /** Decide that a pair are two companies, until the name or website of one changes (scope `startups:write`) */
  dismissDuplicate: { readonly arg: DismissDuplicateApiArg; readonly answer: DismissDuplicateApiResponse };
  /** Edit one’s own note, within 15 minutes; 409 later, or when it was struck through (scope `investments:write`) */
  editNote: { readonly arg: EditNoteApiArg; readonly answer: EditNoteApiResponse };
  /** The curated startups of a search as a file, by their ids. `X-Total-Count` says how many rows the file has, `X-Column-Count` how many columns, the trailer `X-Rows-Written` how many were written; a file that cannot be completed ends with a broken connection (scope `startups:read`) */
  exportCurated: { readonly arg: ExportCuratedApiArg; readonly answer: Response };
  /** The golden set in the shape of its file, one record for a line (scope `extraction:read`) */
  exportGolden: { readonly arg: ExportGoldenApiArg; readonly answer: ExportGoldenApiResponse };
  /** Ranked startups as a file, in the order and with the filters of their list, first rank and score. `X-Total-Count` says how many rows the file has, `X-Column-Count` how many columns, the trailer `X-Rows-Written` how many were written; a file that cannot be completed ends with a broken connection (scopes `startups:read`, `investments:read`) */
  exportInvestments: { readonly arg: ExportInvestmentsApiArg; readonly answer: Response };
  /** The raw startups of a search as a file, by their ids. `X-Total-Count` says how many rows the file has, `X-Column-Count` how many columns, the trailer `X-Rows-Written` how many were written; a file that cannot be completed ends with a broken connection (scope `startups:read`) */
  exportRaw: { readonly arg: ExportRawApiArg; readonly answer: Response };
  /** Extract one article now; of one that was extracted, what came of it (scopes `news:write`, `extraction:write`, `startups:write`) */
  extractArticle: { readonly arg: ExtractArticleApiArg; readonly answer: ExtractArticleApiResponse };
  /** Startups that may be the company that a person is about to add, the surest first (scope `startups:read`) */
  findSimilarStartups: {
    readonly arg: FindSimilarStartupsApiArg;
    readonly answer: FindSimilarStartupsApiResponse;
  };
  /** Give up a person's value or confirmation: the best value of imports and articles returns (scope `startups:write`) */
  handBackFact: { readonly arg: HandBackFactApiArg; readonly answer: HandBackFactApiResponse };
  /** Do not list an award without a weight any more; it keeps adding nothing (scope `scoring:write`) */
  ignoreAward: { readonly arg: IgnoreAwardApiArg; readonly answer: IgnoreAwardApiResponse };
  /** Add articles of a JSON Lines file (scope `extraction:write`) */
  importGolden: { readonly arg: ImportGoldenApiArg; readonly answer: ImportGoldenApiResponse };
  /** Add or update one raw startup, a spreadsheet row (scope `startups:write`) */
  importRaw: { readonly arg: ImportRawApiArg; readonly answer: ImportRawApiResponse };
  /** Weights of many awards at once, by name; unknown names become parameters. All or nothing (scope `scoring:write`) */
  importWeights: { readonly arg: ImportWeightsApiArg; readonly answer: ImportWeightsApiResponse };
  /** Keep the present value; the same value is not suggested again (scope `startups:write`) */
  keepSuggestion: { readonly arg: KeepSuggestionApiArg; readonly answer: KeepSuggestionApiResponse };
  /** Which version was active when, by whose decision and why; the newest first (scope `extraction:read`) */
  listActivations: { readonly arg: ListActivationsApiArg; readonly answer: ListActivationsApiResponse };
  /** Why articles failed, with how many, the most frequent reason first (scope `extraction:read`) */
  listArticleFailures: {
    readonly arg: ListArticleFailuresApiArg;
    readonly answer: ListArticleFailuresApiResponse;
  };
  /** Articles on curated startups, the newest first, undated ones last (scope `news:read`) */
  listArticles: { readonly arg: ListArticlesApiArg; readonly answer: ListArticlesApiResponse };
  /** Actions and types of targets to filter by (scope `audit:read`) */
  listAuditChoices: { readonly arg: ListAuditChoicesApiArg; readonly answer: ListAuditChoicesApiResponse };
  /** Events of the audit trail, the newest first (scope `audit:read`) */
  listAuditEvents: { readonly arg: ListAuditEventsApiArg; readonly answer: ListAuditEventsApiResponse };
  /** Every item of every group, flat (scope `scoring:read`) */
  listAwardConfig: { readonly arg: ListAwardConfigApiArg; readonly answer: ListAwardConfigApiResponse };
  /** Awards that count as a parameter of another name, and awards that are ignored, by name (scope `scoring:read`) */
  listAwardDecisions: {
    readonly arg: ListAwardDecisionsApiArg;
    readonly answer: ListAwardDecisionsApiResponse;
  };
  /** Items of one group, highest precedence first (scope `scoring:read`) */
  listAwardGroupItems: {
    readonly arg: ListAwardGroupItemsApiArg;
    readonly answer: ListAwardGroupItemsApiResponse;
  };
  /** Exclusivity groups by name (scope `scoring:read`) */
  listAwardGroups: { readonly arg: ListAwardGroupsApiArg; readonly answer: ListAwardGroupsApiResponse };
  /** Curated startups (scope `startups:read`) */
  listCurated: { readonly arg: ListCuratedApiArg; readonly answer: ListCuratedApiResponse };
  /** The reasons that each decision offers, and which decision needs one (scope `investments:read`) */
  listDecisionReasons: {
    readonly arg: ListDecisionReasonsApiArg;
    readonly answer: ListDecisionReasonsApiResponse;
  };
  /** What was decided about a startup, the newest first (scope `investments:read`) */
  listDecisions: { readonly arg: ListDecisionsApiArg; readonly answer: ListDecisionsApiResponse };
  /** Deleted startups and raw startups that can be restored, the newest deletion first (scope `startups:read`) */
  listDeleted: { readonly arg: ListDeletedApiArg; readonly answer: ListDeletedApiResponse };
  /** Names that articles do not propose again, newest first (scope `startups:read`) */
  listDiscardedNames: {
    readonly arg: ListDiscardedNamesApiArg;
    readonly answer: ListDiscardedNamesApiResponse;
  };
  /** Pairs of startups that may be one company, surest first (scope `startups:read`) */
  listDuplicates: { readonly arg: ListDuplicatesApiArg; readonly answer: ListDuplicatesApiResponse };
  /** Evaluations of a version with a model: the newest five, and the newest finished one (scope `extraction:read`) */
  listEvaluations: { readonly arg: ListEvaluationsApiArg; readonly answer: ListEvaluationsApiResponse };
  /** Runs on the server, newest first (scope `extraction:read`) */
  listExtractionRuns: {
    readonly arg: ListExtractionRunsApiArg;
    readonly answer: ListExtractionRunsApiResponse;
  };
  /** Articles of the golden set, the newest first (scope `extraction:read`) */
  listGolden: { readonly arg: ListGoldenApiArg; readonly answer: ListGoldenApiResponse };
  /** Articles that may join the golden set: every company in them is accepted (scope `extraction:read`) */
  listGoldenCandidates: {
    readonly arg: ListGoldenCandidatesApiArg;
    readonly answer: ListGoldenCandidatesApiResponse;
  };
  /** Lines of a checked import with what becomes of them (scope `imports:read`) */
  listImportLines: { readonly arg: ListImportLinesApiArg; readonly answer: ListImportLinesApiResponse };
  /** Imports, the newest first (scope `imports:read`) */
  listImports: { readonly arg: ListImportsApiArg; readonly answer: ListImportsApiResponse };
  /** Ranked startups. `top` and `mode` choose the set, `q` and all other filters narrow inside it; a tie at the cut goes by score, then name, then id (scope `investments:read`) */
  listInvestments: { readonly arg: ListInvestmentsApiArg; readonly answer: ListInvestmentsApiResponse };
  /** Pairs that were decided to be two companies, the newest decision first (scope `startups:read`) */
  listKeptApart: { readonly arg: ListKeptApartApiArg; readonly answer: ListKeptApartApiResponse };
  /** Startups that may be the same company, the likeliest first; with `q`, those with such a name (scope `startups:read`) */
  listMergeTargets: { readonly arg: ListMergeTargetsApiArg; readonly answer: ListMergeTargetsApiResponse };
  /** Merges that were not undone, the newest first; `q` is a part of a name (scope `startups:read`) */
  listMerges: { readonly arg: ListMergesApiArg; readonly answer: ListMergesApiResponse };
  /** Ordered readings that wait or run, and the last one that has ended; the newest first (scope `news:read`) */
  listNewsReadings: { readonly arg: ListNewsReadingsApiArg; readonly answer: ListNewsReadingsApiResponse };
  /** The sources of news, with their health (scope `news:read`) */
  listNewsSources: { readonly arg: ListNewsSourcesApiArg; readonly answer: ListNewsSourcesApiResponse };
  /** What people wrote about a startup, the newest first (scope `investments:read`) */
  listNotes: { readonly arg: ListNotesApiArg; readonly answer: ListNotesApiResponse };
  /** The models that the server offers beside those that are allowed (scope `extraction:read`) */
  listOfferedModels: { readonly arg: ListOfferedModelsApiArg; readonly answer: ListOfferedModelsApiResponse };
  /** All parameters with the names of their exclusivity groups, for selectors and read-only cards (scope `scoring:read`) */
  listParameterChoices: {
    readonly arg: ListParameterChoicesApiArg;
    readonly answer: ListParameterChoicesApiResponse;
  };
  /** Parameters by name, or by the number of startups that hold the award (scope `scoring:read`) */
  listParameters: { readonly arg: ListParametersApiArg; readonly answer: ListParametersApiResponse };
  /** People who have access, by name: to be mentioned (scope `investments:read`) */
  listPeople: { readonly arg: ListPeopleApiArg; readonly answer: ListPeopleApiResponse };
  /** Versions of prompts, newest first; of every name, unless one is given (scope `extraction:read`) */
  listPrompts: { readonly arg: ListPromptsApiArg; readonly answer: ListPromptsApiResponse };
  /** Raw startups, newest first unless sorted; discarded ones only when they are asked for (scope `startups:read`) */
  listRaw: { readonly arg: ListRawApiArg; readonly answer: ListRawApiResponse };
  /** Articles that need a person: conflicts first, then values without source, money and awards, the rest; the newest first, those put later at the end (scope `startups:read`) */
  listReviewArticles: {
    readonly arg: ListReviewArticlesApiArg;
    readonly answer: ListReviewArticlesApiResponse;
  };
  /** What was accepted, discarded and allowed again, newest first (scope `startups:read`) */
  listReviewDecisions: {
    readonly arg: ListReviewDecisionsApiArg;
    readonly answer: ListReviewDecisionsApiResponse;
  };
  /** What was decided in Review and LLM Results, the newest first (scope `startups:read`) */
  listReviewSteps: { readonly arg: ListReviewStepsApiArg; readonly answer: ListReviewStepsApiResponse };
  /** Every role, least privilege first (scope `users:read`) */
  listRoles: { readonly arg: ListRolesApiArg; readonly answer: ListRolesApiResponse };
  /** Every startup that saving changes would re-score, move or take in or out of a list, by new rank; nothing is written (scope `scoring:read`) */
  listScoreDifference: {
    readonly arg: ListScoreDifferenceApiArg;
    readonly answer: ListScoreDifferenceApiResponse;
  };
  /** Versions of weights, groups, threshold and top percent, the newest first (scope `scoring:read`) */
  listScoringVersions: {
    readonly arg: ListScoringVersionsApiArg;
    readonly answer: ListScoringVersionsApiResponse;
  };
  /** What a source has listed, the newest first (scope `news:read`) */
  listSourceItems: { readonly arg: ListSourceItemsApiArg; readonly answer: ListSourceItemsApiResponse };
  /** Articles that may be chosen for a comparison, those of the golden set first (scope `extraction:read`) */
  listTrialArticles: { readonly arg: ListTrialArticlesApiArg; readonly answer: ListTrialArticlesApiResponse };
  /** Pages that could not be read, or that are never tried; the latest attempt first (scope `news:read`) */
  listUnreadPages: { readonly arg: ListUnreadPagesApiArg; readonly answer: ListUnreadPagesApiResponse };
  /** Awards of startups that no parameter weighs and nobody ignores, those of most startups first (scope `scoring:read`) */
  listUnweightedAwards: {
    readonly arg: ListUnweightedAwardsApiArg;
    readonly answer: ListUnweightedAwardsApiResponse;
  };
  /** Accounts by email; q matches a part of the email (scope `users:read`) */
  listUsers: { readonly arg: ListUsersApiArg; readonly answer: ListUsersApiResponse };
  /** The caller's own views and those of the team (scope `investments:read`) */
  listViews: { readonly arg: ListViewsApiArg; readonly answer: ListViewsApiResponse };
  /** The work on some startups, as on a page of a list; those that nobody said anything about are left out (scope `investments:read`) */
  listWork: { readonly arg: ListWorkApiArg; readonly answer: ListWorkApiResponse };
  /** Values of an evaluation that the golden set does not have (scope `extraction:read`) */
  listWrongValues: { readonly arg: ListWrongValuesApiArg; readonly answer: ListWrongValuesApiResponse };
  /** Give an award a weight of its own; every score follows in the same transaction (scope `scoring:write`) */
  makeAwardParameter: {
    readonly arg: MakeAwardParameterApiArg;
    readonly answer: MakeAwardParameterApiResponse;
  };
  /** Choose how the file is read and what its columns and values become; the check follows (scope `imports:write`) */
  mapImport: { readonly arg: MapImportApiArg; readonly answer: MapImportApiResponse };
  /** Merge a pair into one startup; it can be undone (scopes `startups:write`, `investments:write`) */
  mergeDuplicate: { readonly arg: MergeDuplicateApiArg; readonly answer: MergeDuplicateApiResponse };
  /** Merge a startup into another; it can be undone (scopes `startups:write`, `investments:write`) */
  mergeInto: { readonly arg: MergeIntoApiArg; readonly answer: MergeIntoApiResponse };
  /** Say that a company of an article is a startup that is there (scopes `startups:write`, `investments:write`) */
  mergeReviewCompany: {
    readonly arg: MergeReviewCompanyApiArg;
    readonly answer: MergeReviewCompanyApiResponse;
  };
  /** Move a startup to a stage: its flag is set, those of later stages are removed, earlier ones stay, and Rejected and Later end (scope `investments:write`) */
  moveStartup: { readonly arg: MoveStartupApiArg; readonly answer: MoveStartupApiResponse };
  /** Name two startups as one company, found as a pair or not (scope `startups:write`) */
  nameDuplicate: { readonly arg: NameDuplicateApiArg; readonly answer: NameDuplicateApiResponse };
  /** Never try a page again (scope `news:write`) */
  neverReadPage: { readonly arg: NeverReadPageApiArg; readonly answer: NeverReadPageApiResponse };
  /** Say why a version is as it is; a blank note takes it away (scope `scoring:write`) */
  noteScoringVersion: {
    readonly arg: NoteScoringVersionApiArg;
    readonly answer: NoteScoringVersionApiResponse;
  };
  /** Begin an import; the file follows in one or several parts (scope `imports:write`) */
  openImport: { readonly arg: OpenImportApiArg; readonly answer: OpenImportApiResponse };
  /** Read one source or all of them now; the same order, while it waits or runs, is answered again (scope `news:write`) */
  orderNewsReading: { readonly arg: OrderNewsReadingApiArg; readonly answer: OrderNewsReadingApiResponse };
  /** Pause a run; the article under way is finished (scope `extraction:write`) */
  pauseExtractionRun: {
    readonly arg: PauseExtractionRunApiArg;
    readonly answer: PauseExtractionRunApiResponse;
  };
  /** Put a pair off, after all others, or back to its place (scope `startups:write`) */
  postponeDuplicate: { readonly arg: PostponeDuplicateApiArg; readonly answer: PostponeDuplicateApiResponse };
  /** Send an article to the end of the queue, for everybody (scope `startups:write`) */
  postponeReviewArticle: { readonly arg: PostponeReviewArticleApiArg; readonly answer: void };
  /** What a merge of a pair would make, field by field; nothing is written (scope `startups:write`) */
  previewMerge: { readonly arg: PreviewMergeApiArg; readonly answer: PreviewMergeApiResponse };
  /** What a merge into another startup would make; nothing is written (scope `startups:write`) */
  previewMergeInto: { readonly arg: PreviewMergeIntoApiArg; readonly answer: PreviewMergeIntoApiResponse };
  /** What a source would list, read as a run does; nothing is stored (scope `news:write`) */
  previewSource: { readonly arg: PreviewSourceApiArg; readonly answer: PreviewSourceApiResponse };
  /** What a split would make, with scores before and after; nothing is written (scope `startups:write`) */
  previewSplit: { readonly arg: PreviewSplitApiArg; readonly answer: PreviewSplitApiResponse };
  /** Let extracted articles wait again, so that the next run reads them with the active version (scopes `extraction:write`, `startups:write`) */
  readAgain: { readonly arg: ReadAgainApiArg; readonly answer: ReadAgainApiResponse };
  /** How many active startups at or above the threshold each canton has. An answer has an ETag; sent back as If-None-Match it is met by 304 while nothing that it says has changed (scope `investments:read`) */
  readCantonCounts: { readonly arg: ReadCantonCountsApiArg; readonly answer: ReadCantonCountsApiResponse };
  /** Pending work at each stage from news to a decision, as far as the caller may open it (scope `news:read`) */
  readChain: { readonly arg: ReadChainApiArg; readonly answer: ReadChainApiResponse };
  /** The companies of a commercial register that have a name, whatever their legal form (scope `startups:read`) */
  readCompanyRegister: {
    readonly arg: ReadCompanyRegisterApiArg;
    readonly answer: ReadCompanyRegisterApiResponse;
  };
  /** What both versions of a comparison found, article by article (scope `extraction:read`) */
  readComparison: { readonly arg: ReadComparisonApiArg; readonly answer: ReadComparisonApiResponse };
  /** The figures of the dashboard, and of its three lists how many startups have each canton and sector. An answer has an ETag; sent back as If-None-Match it is met by 304 while nothing has changed (scope `investments:read`) */
  readDashboard: { readonly arg: ReadDashboardApiArg; readonly answer: ReadDashboardApiResponse };
  /** All about a startup for a document: facts with their sources, ledger, decisions, articles (scope `investments:read`) */
  readDossier: { readonly arg: ReadDossierApiArg; readonly answer: ReadDossierApiResponse };
  /** One pair, also one that was put off or decided (scope `startups:read`) */
  readDuplicate: { readonly arg: ReadDuplicateApiArg; readonly answer: ReadDuplicateApiResponse };
  /** What an article gave, with the quotes found in its text (scope `startups:read`) */
  readExtraction: { readonly arg: ReadExtractionApiArg; readonly answer: ReadExtractionApiResponse };
  /** What people did to a field and what each import and article says, the newest first (scope `startups:read`) */
  readFactHistory: { readonly arg: ReadFactHistoryApiArg; readonly answer: ReadFactHistoryApiResponse };
  /** What is known about a startup: each value, where it comes from, and what is said against it (scope `startups:read`) */
  readFacts: { readonly arg: ReadFactsApiArg; readonly answer: ReadFactsApiResponse };
  /** The values of one filter of the ranked list, with how many startups of the list have each: the other filters count, this one does not. Values that the query has are always answered (scope `investments:read`) */
  readFilterValues: { readonly arg: ReadFilterValuesApiArg; readonly answer: ReadFilterValuesApiResponse };
  /** The rounds of all startups in the last twelve months: one round once, by the day of its first article. An answer has an ETag; sent back as If-None-Match it is met by 304 while nothing that it says has changed (scope `investments:read`) */
  readFinancingMonths: {
    readonly arg: ReadFinancingMonthsApiArg;
    readonly answer: ReadFinancingMonthsApiResponse;
  };
  /** How many startups reached each stage in the last twelve months; what was undone does not count. An answer has an ETag; sent back as If-None-Match it is met by 304 while nothing that it says has changed (scope `investments:read`) */
  readFunnel: { readonly arg: ReadFunnelApiArg; readonly answer: ReadFunnelApiResponse };
  /** What a version reaches before it is activated without a reason (scope `extraction:read`) */
  readGate: { readonly arg: ReadGateApiArg; readonly answer: ReadGateApiResponse };
  /** One import with its columns and counts (scope `imports:read`) */
  readImport: { readonly arg: ReadImportApiArg; readonly answer: ReadImportApiResponse };
  /** The failed rows as CSV: the columns of the file, and the reason last (scope `imports:read`) */
  readImportErrors: { readonly arg: ReadImportErrorsApiArg; readonly answer: Response };
  /** One startup as the list has it, with its place by score in its mode (scope `investments:read`) */
  readInvestment: { readonly arg: ReadInvestmentApiArg; readonly answer: ReadInvestmentApiResponse };
  /** Into which startup one was merged (scope `startups:read`) */
  readMergedInto: { readonly arg: ReadMergedIntoApiArg; readonly answer: ReadMergedIntoApiResponse };
  /** The language model of the settings, and what it has cost today; 404 without one (scope `extraction:read`) */
  readModelConnection: {
    readonly arg: ReadModelConnectionApiArg;
    readonly answer: ReadModelConnectionApiResponse;
  };
  /** Startups that reached the threshold in the last seven days, today included. An answer has an ETag; sent back as If-None-Match it is met by 304 while nothing that it says has changed (scope `investments:read`) */
  readNewStartups: { readonly arg: ReadNewStartupsApiArg; readonly answer: ReadNewStartupsApiResponse };
  /** How many articles wait, and who extracts (scope `extraction:read`) */
  readPendingCount: { readonly arg: ReadPendingCountApiArg; readonly answer: ReadPendingCountApiResponse };
  /** The active version of a name (scope `extraction:read`) */
  readPrompt: { readonly arg: ReadPromptApiArg; readonly answer: ReadPromptApiResponse };
  /** The article and the quotes behind a raw row (scope `startups:read`) */
  readRawEvidence: { readonly arg: ReadRawEvidenceApiArg; readonly answer: ReadRawEvidenceApiResponse };
  /** An article with the companies that were read from it, and what became of each value (scope `startups:read`) */
  readReviewArticle: { readonly arg: ReadReviewArticleApiArg; readonly answer: ReadReviewArticleApiResponse };
  /** From which confidence what articles say is used by itself (scope `startups:read`) */
  readReviewSettings: {
    readonly arg: ReadReviewSettingsApiArg;
    readonly answer: ReadReviewSettingsApiResponse;
  };
  /** Threshold and top percent (scope `scoring:read`) */
  readScoreConfig: { readonly arg: ReadScoreConfigApiArg; readonly answer: ReadScoreConfigApiResponse };
  /** How many active startups have which score, with the threshold and the cut of the top share. An answer has an ETag; sent back as If-None-Match it is met by 304 while nothing that it says has changed (scope `investments:read`) */
  readScoreDistribution: {
    readonly arg: ReadScoreDistributionApiArg;
    readonly answer: ReadScoreDistributionApiResponse;
  };
  /** Why a startup has its score, line by line (scope `investments:read`) */
  readScoreLedger: { readonly arg: ReadScoreLedgerApiArg; readonly answer: ReadScoreLedgerApiResponse };
  /** One version with all that held then (scope `scoring:read`) */
  readScoringVersion: {
    readonly arg: ReadScoringVersionApiArg;
    readonly answer: ReadScoringVersionApiResponse;
  };
  /** Whether news is read, and how often (scope `news:read`) */
  readScraperConfig: { readonly arg: ReadScraperConfigApiArg; readonly answer: ReadScraperConfigApiResponse };
  /** All startups of a list with what an act on all of them needs; 400 for more than 5000 (scope `investments:read`) */
  readSelection: { readonly arg: ReadSelectionApiArg; readonly answer: ReadSelectionApiResponse };
  /** The first 50 startups of a list for a document, with what changed since it was printed last; with `details` a dossier of each (scope `investments:read`) */
  readShortlist: { readonly arg: ReadShortlistApiArg; readonly answer: ReadShortlistApiResponse };
  /** What is asked of people who sign in (scope `users:read`) */
  readSignInRules: { readonly arg: ReadSignInRulesApiArg; readonly answer: ReadSignInRulesApiResponse };
  /** One stage of the board, from an offset on (scope `investments:read`) */
  readStage: { readonly arg: ReadStageApiArg; readonly answer: ReadStageApiResponse };
  /** After how many days a startup has been in a stage for long (scope `investments:read`) */
  readStageLimits: { readonly arg: ReadStageLimitsApiArg; readonly answer: ReadStageLimitsApiResponse };
  /** All startups that the filters leave, active or not, by stage: how many, for how long, and the first 20 of each (scope `investments:read`) */
  readStages: { readonly arg: ReadStagesApiArg; readonly answer: ReadStagesApiResponse };
  /** The articles and the quotes behind a startup (scope `startups:read`) */
  readStartupEvidence: {
    readonly arg: ReadStartupEvidenceApiArg;
    readonly answer: ReadStartupEvidenceApiResponse;
  };
  /** History of a startup: flags, texts, score, curation (scope `audit:read`) */
  readStartupHistory: {
    readonly arg: ReadStartupHistoryApiArg;
    readonly answer: ReadStartupHistoryApiResponse;
  };
  /** The raw rows that a startup consists of, and its splits (scope `startups:read`) */
  readStartupRows: { readonly arg: ReadStartupRowsApiArg; readonly answer: ReadStartupRowsApiResponse };
  /** The three figures of the dashboard (scope `investments:read`) */
  readStats: { readonly arg: ReadStatsApiArg; readonly answer: ReadStatsApiResponse };
  /** What happened to a startup, the newest first, 30 entries at a time (scope `investments:read`) */
  readTimeline: { readonly arg: ReadTimelineApiArg; readonly answer: ReadTimelineApiResponse };
  /** The signed-in person */
  readUser: { readonly arg: ReadUserApiArg; readonly answer: ReadUserApiResponse };
  /** Whether a version meets the gate, condition by condition (scope `extraction:read`) */
  readVerdict: { readonly arg: ReadVerdictApiArg; readonly answer: ReadVerdictApiResponse };
  /** Who works on a startup, and what is done next (scope `investments:read`) */
  readWork: { readonly arg: ReadWorkApiArg; readonly answer: ReadWorkApiResponse };
  /** Record that a document was printed (scope `investments:write`) */
  recordPrint: { readonly arg: RecordPrintApiArg; readonly answer: RecordPrintApiResponse };
  /** Give up an article (scope `startups:write`) */
  releaseReviewArticle: { readonly arg: ReleaseReviewArticleApiArg; readonly answer: void };
  /** Undo that; 409 when the award counts as another parameter meanwhile (scope `scoring:write`) */
  removeAwardAlias: { readonly arg: RemoveAwardAliasApiArg; readonly answer: RemoveAwardAliasApiResponse };
  /** Take an article out of the golden set (scope `extraction:write`) */
  removeGolden: { readonly arg: RemoveGoldenApiArg; readonly answer: RemoveGoldenApiResponse };
  /** Take usual awards back that nobody has changed since (scope `scoring:write`) */
  removeUsualParameters: {
    readonly arg: RemoveUsualParametersApiArg;
    readonly answer: RemoveUsualParametersApiResponse;
  };
  /** Failed and abandoned articles wait again, never finished ones (scopes `extraction:write`, `startups:write`) */
  resetExtraction: { readonly arg: ResetExtractionApiArg; readonly answer: ResetExtractionApiResponse };
  /** Bring a deleted row back as it was, under its id (scopes `startups:write`, `investments:write`) */
  restoreDeleted: { readonly arg: RestoreDeletedApiArg; readonly answer: RestoreDeletedApiResponse };
  /** Put an article back into the golden set (scope `extraction:write`) */
  restoreGolden: { readonly arg: RestoreGoldenApiArg; readonly answer: RestoreGoldenApiResponse };
  /** Make a version hold again, as a new version; every score follows in the same transaction. 409 when it holds already (scope `scoring:write`) */
  restoreScoringVersion: {
    readonly arg: RestoreScoringVersionApiArg;
    readonly answer: RestoreScoringVersionApiResponse;
  };
  /** Let a paused run go on (scopes `extraction:write`, `startups:write`) */
  resumeExtractionRun: {
    readonly arg: ResumeExtractionRunApiArg;
    readonly answer: ResumeExtractionRunApiResponse;
  };
  /** Read the articles of a trial that failed or were not read yet (scope `extraction:write`) */
  resumeTrial: { readonly arg: ResumeTrialApiArg; readonly answer: ResumeTrialApiResponse };
  /** Start a run over the articles that failed for one reason, and only those (scopes `extraction:write`, `startups:write`) */
  retryArticleFailures: {
    readonly arg: RetryArticleFailuresApiArg;
    readonly answer: RetryArticleFailuresApiResponse;
  };
  /** Start a run over the articles that failed in this one, and only those (scopes `extraction:write`, `startups:write`) */
  retryExtractionRun: {
    readonly arg: RetryExtractionRunApiArg;
    readonly answer: RetryExtractionRunApiResponse;
  };
  /** Try a page again at the next run, also one that was never to be tried (scope `news:write`) */
  retryUnreadPage: { readonly arg: RetryUnreadPageApiArg; readonly answer: RetryUnreadPageApiResponse };
  /** Try all pages of a filter again; refused when their number is not the one that was seen (scope `news:write`) */
  retryUnreadPages: { readonly arg: RetryUnreadPagesApiArg; readonly answer: RetryUnreadPagesApiResponse };
  /** Curate up to `limit` waiting raw rows, oldest first (scope `startups:write`) */
  runCuration: { readonly arg: RunCurationApiArg; readonly answer: RunCurationApiResponse };
  /** Extract some of the articles that wait, oldest first (scopes `extraction:write`, `startups:write`) */
  runExtraction: { readonly arg: RunExtractionApiArg; readonly answer: RunExtractionApiResponse };
  /** Set the floors and the largest loss (scope `extraction:write`) */
  saveGate: { readonly arg: SaveGateApiArg; readonly answer: SaveGateApiResponse };
  /** Add a version; the first of a name is active at once, later ones wait (scope `extraction:write`) */
  savePrompt: { readonly arg: SavePromptApiArg; readonly answer: SavePromptApiResponse };
  /** Set the floor for articles that are read from now on (scope `startups:write`) */
  saveReviewSettings: {
    readonly arg: SaveReviewSettingsApiArg;
    readonly answer: SaveReviewSettingsApiResponse;
  };
  /** Set threshold and top percent (scope `scoring:write`) */
  saveScoreConfig: { readonly arg: SaveScoreConfigApiArg; readonly answer: SaveScoreConfigApiResponse };
  /** Switch reading on or off, and set the interval in seconds (scope `news:write`) */
  saveScraperConfig: { readonly arg: SaveScraperConfigApiArg; readonly answer: SaveScraperConfigApiResponse };
  /** Set after how many days a startup has been in a stage for long (scope `investments:write`) */
  saveStageLimits: { readonly arg: SaveStageLimitsApiArg; readonly answer: SaveStageLimitsApiResponse };
  /** Keep what the caller changed in a view, with what that would change for the team (scope `investments:write`) */
  saveViewDraft: { readonly arg: SaveViewDraftApiArg; readonly answer: SaveViewDraftApiResponse };
  /** Say that a company is no startup or not in the article, or leave it aside; one that only this article supports leaves (scope `startups:write`) */
  setAsideReviewCompany: {
    readonly arg: SetAsideReviewCompanyApiArg;
    readonly answer: SetAsideReviewCompanyApiResponse;
  };
  /** Mark a startup as contacted, contract, investment or rejected (scope `investments:write`) */
  setInvestmentFlags: {
    readonly arg: SetInvestmentFlagsApiArg;
    readonly answer: SetInvestmentFlagsApiResponse;
  };
  /** Edit what a person knows better; null empties a field (scopes `investments:write`, `startups:write`) */
  setInvestmentText: { readonly arg: SetInvestmentTextApiArg; readonly answer: SetInvestmentTextApiResponse };
  /** Say whether a decision needs a reason on our screens (scope `investments:write`) */
  setReasonRequired: { readonly arg: SetReasonRequiredApiArg; readonly answer: SetReasonRequiredApiResponse };
  /** What saving changes would do: who enters, leaves and moves; nothing is written (scope `scoring:read`) */
  simulateScore: { readonly arg: SimulateScoreApiArg; readonly answer: SimulateScoreApiResponse };
  /** Split rows off a startup into startups of their own; it can be undone (scopes `startups:write`, `investments:write`) */
  splitStartup: { readonly arg: SplitStartupApiArg; readonly answer: SplitStartupApiResponse };
  /** Run the whole pipeline on the server: read, extract up to a maximum, curate (scopes `news:write`, `extraction:write`, `startups:write`) */
  startChainRun: { readonly arg: StartChainRunApiArg; readonly answer: StartChainRunApiResponse };
  /** Measure versions on the golden set (scope `extraction:write`) */
  startEvaluation: { readonly arg: StartEvaluationApiArg; readonly answer: StartEvaluationApiResponse };
  /** Start a run that goes on by itself (scopes `extraction:write`, `startups:write`) */
  startExtractionRun: {
    readonly arg: StartExtractionRunApiArg;
    readonly answer: StartExtractionRunApiResponse;
  };
  /** Stop a run of the chain; what it has done stays done (scopes `news:write`, `extraction:write`) */
  stopChainRun: { readonly arg: StopChainRunApiArg; readonly answer: StopChainRunApiResponse };
  /** End a trial; what was read stays (scope `extraction:write`) */
  stopTrial: { readonly arg: StopTrialApiArg; readonly answer: StopTrialApiResponse };
  /** Strike a note through: by its author, or an administrator. It stays readable (scope `investments:write`) */
  strikeNote: { readonly arg: StrikeNoteApiArg; readonly answer: StrikeNoteApiResponse };
  /** Take what is suggested: its source is the source of the value, confirmed by the person (scope `startups:write`) */
  takeSuggestion: { readonly arg: TakeSuggestionApiArg; readonly answer: TakeSuggestionApiResponse };
  /** Ask a model about a made-up article, as a run does; it counts against the budget (scope `extraction:write`) */
  testModelConnection: {
    readonly arg: TestModelConnectionApiArg;
    readonly answer: TestModelConnectionApiResponse;
  };
  /** Read a source now, as a run does, without storing its articles (scope `news:write`) */
  testNewsSource: { readonly arg: TestNewsSourceApiArg; readonly answer: TestNewsSourceApiResponse };
  /** Compare a version with another one, or with the built-in extractor, on chosen articles (scope `extraction:write`) */
  tryPrompt: { readonly arg: TryPromptApiArg; readonly answer: TryPromptApiResponse };
  /** Remove a startup that was added by hand, while nothing else is known of it (scopes `startups:write`, `investments:write`) */
  undoAddedStartup: { readonly arg: UndoAddedStartupApiArg; readonly answer: void };
  /** Take a decision back, by another one; 409 names the later decision that stands against it (scope `investments:write`) */
  undoDecision: { readonly arg: UndoDecisionApiArg; readonly answer: UndoDecisionApiResponse };
  /** Undo what a person did to a fact, unless a later change builds on it (scope `startups:write`) */
  undoFactChange: { readonly arg: UndoFactChangeApiArg; readonly answer: UndoFactChangeApiResponse };
  /** List an ignored award again (scope `scoring:write`) */
  undoIgnoreAward: { readonly arg: UndoIgnoreAwardApiArg; readonly answer: UndoIgnoreAwardApiResponse };
  /** Take back the rows of an import that nobody changed since (scopes `imports:write`, `startups:write`) */
  undoImport: { readonly arg: UndoImportApiArg; readonly answer: UndoImportApiResponse };
  /** Take back that a pair are two companies (scope `startups:write`) */
  undoKeptApart: { readonly arg: UndoKeptApartApiArg; readonly answer: UndoKeptApartApiResponse };
  /** Take an act on many startups back: each is as it was. 409 with the `changed` ones, unless it is `partly` (scope `investments:write`) */
  undoMany: { readonly arg: UndoManyApiArg; readonly answer: UndoManyApiResponse };
  /** Restore both startups of a merge; refused with `changes` when the survivor was changed since, unless confirmed (scopes `startups:write`, `investments:write`) */
  undoMerge: { readonly arg: UndoMergeApiArg; readonly answer: UndoMergeApiResponse };
  /** Take back all decisions of one move; 409 when one no longer holds, or somebody decided since (scope `investments:write`) */
  undoMove: { readonly arg: UndoMoveApiArg; readonly answer: UndoMoveApiResponse };
  /** Undo a step with all that it changed, unless something builds on it (scopes `startups:write`, `investments:write`) */
  undoReviewStep: { readonly arg: UndoReviewStepApiArg; readonly answer: UndoReviewStepApiResponse };
  /** Restore a startup as it was before a split; refused with `changes` when one of them was changed since (scopes `startups:write`, `investments:write`) */
  undoSplit: { readonly arg: UndoSplitApiArg; readonly answer: UndoSplitApiResponse };
  /** Rename a group or change its rule (scope `scoring:write`) */
  updateAwardGroup: { readonly arg: UpdateAwardGroupApiArg; readonly answer: UpdateAwardGroupApiResponse };
  /** Rename, move, retire or offer a reason again; decisions keep the words that they were made with (scope `investments:write`) */
  updateDecisionReason: {
    readonly arg: UpdateDecisionReasonApiArg;
    readonly answer: UpdateDecisionReasonApiResponse;
  };
  /** Change a source; only what is sent changes (scope `news:write`) */
  updateNewsSource: { readonly arg: UpdateNewsSourceApiArg; readonly answer: UpdateNewsSourceApiResponse };
  /** Change name or weight; every score follows in the same transaction (scope `scoring:write`) */
  updateParameter: { readonly arg: UpdateParameterApiArg; readonly answer: UpdateParameterApiResponse };
  /** Rename, pin, change or restore a view. A new query ends the caller's draft (scope `investments:write`) */
  updateView: { readonly arg: UpdateViewApiArg; readonly answer: UpdateViewApiResponse };
  /** Confirm that the caller looks at a view, `all` for all active startups. After 30 minutes without that the next visit begins, and news count since the one before (scope `investments:write`) */
  visitView: { readonly arg: VisitViewApiArg; readonly answer: VisitViewApiResponse };
}

/**
 * Where each call goes; `hasKey`: it reads an Idempotency-Key, `isReading`: it changes nothing, although it is no GET,
 * `isFile`: it does not answer JSON, `largestPage`: how many rows a page of this list has at most.
 */
export const ROUTES: Readonly<Record<keyof Calls, Route>> = {
  acceptReviewCompany: { method: 'POST', path: '/auth/review/companies/{id}/accept-at-once', hasKey: true },
  activatePrompt: { method: 'PUT', path: '/auth/llm/prompts/{id}/activate' },
  activateThroughGate: { method: 'POST', path: '/auth/llm/prompts/{id}/activate', hasKey: true },
  addArticle: { method: 'POST', path: '/auth/articles', hasKey: true },
  addAward: { method: 'POST', path: '/auth/startups/{id}/awards', hasKey: true },
  addAwardAlias: { method: 'POST', path: '/auth/awards/unweighted/same-as', hasKey: true },
  addAwardGroupItem: { method: 'POST', path: '/auth/admin/awards/excl/groups/{id}/items', hasKey: true },
  addFounder: { method: 'POST', path: '/auth/startups/{id}/founders', hasKey: true },
  addGolden: { method: 'POST', path: '/auth/llm/golden-set', hasKey: true },
  addMoney: { method: 'POST', path: '/auth/startups/{id}/money', hasKey: true },
  addNote: { method: 'POST', path: '/auth/investments/{id}/notes', hasKey: true },
  addStartup: { method: 'POST', path: '/auth/startups', hasKey: true },
  addUsualParameters: { method: 'POST', path: '/auth/admin/usual-parameters', hasKey: true },
  allowDiscardedName: { method: 'DELETE', path: '/auth/review/discarded-names/{id}' },
  auditCuration: { method: 'POST', path: '/auth/startups/curate/audit', hasKey: true },
  cancelExtractionRun: { method: 'POST', path: '/auth/llm/runs/{id}/cancel', hasKey: true },
  cancelImport: { method: 'POST', path: '/auth/imports/{id}/cancel', hasKey: true },
  changeMany: { method: 'POST', path: '/auth/investments/bulk', hasKey: true },
  changeWork: { method: 'PATCH', path: '/auth/investments/{id}/work' },
  checkImport: { method: 'POST', path: '/auth/imports/{id}/check', hasKey: true },
  claimReviewArticle: { method: 'POST', path: '/auth/review/articles/{id}/claim', hasKey: true },
  commitImport: { method: 'POST', path: '/auth/imports/{id}/commit', hasKey: true },
  compareScoringVersions: { method: 'GET', path: '/auth/admin/score/versions/{number}/compare' },
  compareStartups: { method: 'GET', path: '/auth/investments/compare' },
  confirmFact: { method: 'POST', path: '/auth/startups/{id}/facts/{field}/confirm', hasKey: true },
  correctAward: { method: 'PATCH', path: '/auth/startups/{id}/awards/{key}' },
  correctFact: { method: 'PATCH', path: '/auth/startups/{id}/facts/{field}' },
  correctFounder: { method: 'PATCH', path: '/auth/startups/{id}/founders/{key}' },
  correctImportCell: { method: 'PUT', path: '/auth/imports/{id}/cells' },
  correctMoney: { method: 'PATCH', path: '/auth/startups/{id}/money/{key}' },
  countDuplicates: { method: 'GET', path: '/auth/duplicates/count' },
  countReadAgain: { method: 'GET', path: '/auth/llm/read-again' },
  countReview: { method: 'GET', path: '/auth/review/count' },
  countViewNews: { method: 'GET', path: '/auth/views/counts' },
  createAwardGroup: { method: 'POST', path: '/auth/admin/awards/excl/groups', hasKey: true },
  createDecisionReason: { method: 'POST', path: '/auth/admin/decision-reasons', hasKey: true },
  createNewsSource: { method: 'POST', path: '/auth/admin/scrapers/sources', hasKey: true },
  createParameter: { method: 'POST', path: '/auth/admin/parameters', hasKey: true },
  createView: { method: 'POST', path: '/auth/views', hasKey: true },
  decide: { method: 'POST', path: '/auth/investments/{id}/decisions', hasKey: true },
  decideFound: { method: 'POST', path: '/auth/review/companies/decide', hasKey: true },
  decideReviewValues: { method: 'POST', path: '/auth/review/articles/{id}/decisions', hasKey: true },
  deleteAwardGroup: { method: 'DELETE', path: '/auth/admin/awards/excl/groups/{id}' },
  deleteAwardGroupItem: { method: 'DELETE', path: '/auth/admin/awards/excl/items/{id}' },
  deleteAwardGroupItemByParameter: {
    method: 'DELETE',
    path: '/auth/admin/awards/excl/groups/{id}/items/by-param/{paramId}',
  },
  deleteDecisionReason: { method: 'DELETE', path: '/auth/admin/decision-reasons/{id}' },
  deleteNewsSource: { method: 'DELETE', path: '/auth/admin/scrapers/sources/{id}' },
  deleteParameter: { method: 'DELETE', path: '/auth/admin/parameters/{id}' },
  deleteRaw: { method: 'DELETE', path: '/auth/startups/raw/{id}' },
  deleteStartup: { method: 'DELETE', path: '/auth/startups/curated/{id}' },
  deleteView: { method: 'DELETE', path: '/auth/views/{id}' },
  discardAward: { method: 'DELETE', path: '/auth/startups/{id}/awards/{key}' },
  discardFounder: { method: 'DELETE', path: '/auth/startups/{id}/founders/{key}' },
  discardMoney: { method: 'DELETE', path: '/auth/startups/{id}/money/{key}' },
  discardViewDraft: { method: 'DELETE', path: '/auth/views/{id}/draft' },
  discoverSources: { method: 'POST', path: '/auth/admin/scrapers/discover', hasKey: true },
  dismissDuplicate: { method: 'POST', path: '/auth/duplicates/{id}/dismiss', hasKey: true },
  editNote: { method: 'PATCH', path: '/auth/notes/{id}' },
  exportCurated: { method: 'GET', path: '/auth/startups/curated/export', isFile: true },
  exportGolden: { method: 'GET', path: '/auth/llm/golden-set/export' },
  exportInvestments: { method: 'GET', path: '/auth/investments/export', isFile: true },
  exportRaw: { method: 'GET', path: '/auth/startups/raw/export', isFile: true },
  extractArticle: { method: 'POST', path: '/auth/articles/{id}/extract', hasKey: true },
  findSimilarStartups: { method: 'GET', path: '/auth/startups/similar' },
  handBackFact: { method: 'DELETE', path: '/auth/startups/{id}/facts/{field}' },
  ignoreAward: { method: 'POST', path: '/auth/awards/unweighted/ignore', hasKey: true },
  importGolden: { method: 'POST', path: '/auth/llm/golden-set/import', hasKey: true },
  importRaw: { method: 'POST', path: '/auth/startups/import-raw', hasKey: true },
  importWeights: { method: 'POST', path: '/auth/admin/parameters/weights', hasKey: true },
  keepSuggestion: { method: 'POST', path: '/auth/suggestions/{id}/keep', hasKey: true },
  listActivations: { method: 'GET', path: '/auth/llm/activations' },
  listArticleFailures: { method: 'GET', path: '/auth/llm/failures' },
  listArticles: { method: 'GET', path: '/auth/articles', largestPage: 100 },
  listAuditChoices: { method: 'GET', path: '/auth/admin/audit/choices' },
  listAuditEvents: { method: 'GET', path: '/auth/admin/audit', largestPage: 500 },
  listAwardConfig: { method: 'GET', path: '/auth/admin/awards/excl/config' },
  listAwardDecisions: { method: 'GET', path: '/auth/awards/unweighted/decisions' },
  listAwardGroupItems: { method: 'GET', path: '/auth/admin/awards/excl/groups/{id}/items' },
  listAwardGroups: { method: 'GET', path: '/auth/admin/awards/excl/groups' },
  listCurated: { method: 'GET', path: '/auth/startups/curated', largestPage: 500 },
  listDecisionReasons: { method: 'GET', path: '/auth/admin/decision-reasons' },
  listDecisions: { method: 'GET', path: '/auth/investments/{id}/decisions' },
  listDeleted: { method: 'GET', path: '/auth/startups/deleted', largestPage: 500 },
  listDiscardedNames: { method: 'GET', path: '/auth/review/discarded-names', largestPage: 500 },
  listDuplicates: { method: 'GET', path: '/auth/duplicates', largestPage: 500 },
  listEvaluations: { method: 'GET', path: '/auth/llm/evaluations' },
  listExtractionRuns: { method: 'GET', path: '/auth/llm/runs', largestPage: 500 },
  listGolden: { method: 'GET', path: '/auth/llm/golden-set', largestPage: 500 },
  listGoldenCandidates: { method: 'GET', path: '/auth/llm/golden-set/candidates', largestPage: 500 },
  listImportLines: { method: 'GET', path: '/auth/imports/{id}/lines', largestPage: 100 },
  listImports: { method: 'GET', path: '/auth/imports', largestPage: 100 },
  listInvestments: { method: 'GET', path: '/auth/investments', largestPage: 500 },
  listKeptApart: { method: 'GET', path: '/auth/duplicates/kept-apart', largestPage: 500 },
  listMergeTargets: { method: 'GET', path: '/auth/startups/{id}/merge-targets' },
  listMerges: { method: 'GET', path: '/auth/merges', largestPage: 500 },
  listNewsReadings: { method: 'GET', path: '/auth/admin/scrapers/readings' },
  listNewsSources: { method: 'GET', path: '/auth/admin/scrapers/sources' },
  listNotes: { method: 'GET', path: '/auth/investments/{id}/notes' },
  listOfferedModels: { method: 'GET', path: '/auth/llm/models' },
  listParameterChoices: { method: 'GET', path: '/auth/parameters' },
  listParameters: { method: 'GET', path: '/auth/admin/parameters', largestPage: 500 },
  listPeople: { method: 'GET', path: '/auth/people' },
  listPrompts: { method: 'GET', path: '/auth/llm/prompts', largestPage: 500 },
  listRaw: { method: 'GET', path: '/auth/startups/raw', largestPage: 500 },
  listReviewArticles: { method: 'GET', path: '/auth/review/articles', largestPage: 500 },
  listReviewDecisions: { method: 'GET', path: '/auth/review/decisions', largestPage: 500 },
  listReviewSteps: { method: 'GET', path: '/auth/review/steps', largestPage: 500 },
  listRoles: { method: 'GET', path: '/auth/roles' },
  listScoreDifference: { method: 'POST', path: '/auth/admin/score/simulate/difference', isReading: true },
  listScoringVersions: { method: 'GET', path: '/auth/admin/score/versions', largestPage: 500 },
  listSourceItems: { method: 'GET', path: '/auth/admin/scrapers/sources/{id}/items', largestPage: 100 },
  listTrialArticles: { method: 'GET', path: '/auth/llm/trials/articles', largestPage: 500 },
  listUnreadPages: { method: 'GET', path: '/auth/admin/scrapers/unread', largestPage: 100 },
  listUnweightedAwards: { method: 'GET', path: '/auth/awards/unweighted', largestPage: 500 },
  listUsers: { method: 'GET', path: '/auth/admin/users', largestPage: 500 },
  listViews: { method: 'GET', path: '/auth/views' },
  listWork: { method: 'GET', path: '/auth/investments/work' },
  listWrongValues: { method: 'GET', path: '/auth/llm/evaluations/{id}/wrong' },
  makeAwardParameter: { method: 'POST', path: '/auth/awards/unweighted/make-parameter', hasKey: true },
  mapImport: { method: 'PUT', path: '/auth/imports/{id}/mapping' },
  mergeDuplicate: { method: 'POST', path: '/auth/duplicates/{id}/merge', hasKey: true },
  mergeInto: { method: 'POST', path: '/auth/startups/{id}/merge', hasKey: true },
  mergeReviewCompany: { method: 'POST', path: '/auth/review/companies/{id}/merge', hasKey: true },
  moveStartup: { method: 'POST', path: '/auth/investments/{id}/stage', hasKey: true },
  nameDuplicate: { method: 'POST', path: '/auth/duplicates', hasKey: true },
  neverReadPage: { method: 'POST', path: '/auth/admin/scrapers/unread/{id}/never', hasKey: true },
  noteScoringVersion: { method: 'PUT', path: '/auth/admin/score/versions/{number}' },
  openImport: { method: 'POST', path: '/auth/imports', hasKey: true },
  orderNewsReading: { method: 'POST', path: '/auth/admin/scrapers/readings', hasKey: true },
  pauseExtractionRun: { method: 'POST', path: '/auth/llm/runs/{id}/pause', hasKey: true },
  postponeDuplicate: { method: 'POST', path: '/auth/duplicates/{id}/later', hasKey: true },
  postponeReviewArticle: { method: 'POST', path: '/auth/review/articles/{id}/later', hasKey: true },
  previewMerge: { method: 'POST', path: '/auth/duplicates/{id}/preview', hasKey: true },
  previewMergeInto: { method: 'POST', path: '/auth/startups/{id}/merge/preview', hasKey: true },
  previewSource: { method: 'POST', path: '/auth/admin/scrapers/preview', hasKey: true },
  previewSplit: { method: 'POST', path: '/auth/startups/{id}/split/preview', hasKey: true },
  readAgain: { method: 'POST', path: '/auth/llm/read-again', hasKey: true },
  readCantonCounts: { method: 'GET', path: '/auth/stats/cantons' },
  readChain: { method: 'GET', path: '/auth/chain' },
  readCompanyRegister: { method: 'GET', path: '/auth/company-register' },
  readComparison: { method: 'GET', path: '/auth/llm/trials/{id}/comparison' },
  readDashboard: { method: 'GET', path: '/auth/dashboard' },
  readDossier: { method: 'GET', path: '/auth/investments/{id}/dossier' },
  readDuplicate: { method: 'GET', path: '/auth/duplicates/{id}' },
  readExtraction: { method: 'GET', path: '/auth/extractions/{id}' },
  readFactHistory: { method: 'GET', path: '/auth/startups/{id}/facts/{field}/history' },
  readFacts: { method: 'GET', path: '/auth/startups/{id}/facts' },
  readFilterValues: { method: 'GET', path: '/auth/investments/filters' },
  readFinancingMonths: { method: 'GET', path: '/auth/stats/financing' },
  readFunnel: { method: 'GET', path: '/auth/stats/funnel' },
  readGate: { method: 'GET', path: '/auth/llm/gate' },
  readImport: { method: 'GET', path: '/auth/imports/{id}' },
  readImportErrors: { method: 'GET', path: '/auth/imports/{id}/errors.csv', isFile: true },
  readInvestment: { method: 'GET', path: '/auth/investments/{id}' },
  readMergedInto: { method: 'GET', path: '/auth/merges/into' },
  readModelConnection: { method: 'GET', path: '/auth/llm/model' },
  readNewStartups: { method: 'GET', path: '/auth/stats/new' },
  readPendingCount: { method: 'GET', path: '/auth/llm/pending' },
  readPrompt: { method: 'GET', path: '/auth/llm/prompt' },
  readRawEvidence: { method: 'GET', path: '/auth/startups/raw/{id}/evidence' },
  readReviewArticle: { method: 'GET', path: '/auth/review/articles/{id}' },
  readReviewSettings: { method: 'GET', path: '/auth/review/settings' },
  readScoreConfig: { method: 'GET', path: '/auth/admin/score' },
  readScoreDistribution: { method: 'GET', path: '/auth/stats/scores' },
  readScoreLedger: { method: 'GET', path: '/auth/investments/{id}/score' },
  readScoringVersion: { method: 'GET', path: '/auth/admin/score/versions/{number}' },
  readScraperConfig: { method: 'GET', path: '/auth/admin/scrapers/config/news' },
  readSelection: { method: 'GET', path: '/auth/investments/selection' },
  readShortlist: { method: 'GET', path: '/auth/investments/dossier' },
  readSignInRules: { method: 'GET', path: '/auth/admin/sign-in-rules' },
  readStage: { method: 'GET', path: '/auth/investments/stages/{column}' },
  readStageLimits: { method: 'GET', path: '/auth/admin/stage-limits' },
  readStages: { method: 'GET', path: '/auth/investments/stages' },
  readStartupEvidence: { method: 'GET', path: '/auth/investments/{id}/evidence' },
  readStartupHistory: { method: 'GET', path: '/auth/investments/{id}/history' },
  readStartupRows: { method: 'GET', path: '/auth/startups/{id}/rows' },
  readStats: { method: 'GET', path: '/auth/investments/stats' },
  readTimeline: { method: 'GET', path: '/auth/investments/{id}/timeline' },
  readUser: { method: 'GET', path: '/auth/user' },
  readVerdict: { method: 'GET', path: '/auth/llm/prompts/{id}/verdict' },
  readWork: { method: 'GET', path: '/auth/investments/{id}/work' },
  recordPrint: { method: 'POST', path: '/auth/investments/prints', hasKey: true },
  releaseReviewArticle: { method: 'DELETE', path: '/auth/review/articles/{id}/claim' },
  removeAwardAlias: { method: 'POST', path: '/auth/awards/unweighted/same-as/undo', hasKey: true },
  removeGolden: { method: 'DELETE', path: '/auth/llm/golden-set/articles/{id}' },
  removeUsualParameters: { method: 'POST', path: '/auth/admin/usual-parameters/undo', hasKey: true },
  resetExtraction: { method: 'POST', path: '/auth/llm/reset', hasKey: true },
  restoreDeleted: { method: 'POST', path: '/auth/startups/deleted/{id}/restore', hasKey: true },
  restoreGolden: { method: 'POST', path: '/auth/llm/golden-set/articles/{id}/restore', hasKey: true },
  restoreScoringVersion: {
    method: 'POST',
    path: '/auth/admin/score/versions/{number}/restore',
    hasKey: true,
  },
  resumeExtractionRun: { method: 'POST', path: '/auth/llm/runs/{id}/resume', hasKey: true },
  resumeTrial: { method: 'POST', path: '/auth/llm/trials/{id}/resume', hasKey: true },
  retryArticleFailures: { method: 'POST', path: '/auth/llm/failures/retry', hasKey: true },
  retryExtractionRun: { method: 'POST', path: '/auth/llm/runs/{id}/retry-failed', hasKey: true },
  retryUnreadPage: { method: 'POST', path: '/auth/admin/scrapers/unread/{id}/retry', hasKey: true },
  retryUnreadPages: { method: 'POST', path: '/auth/admin/scrapers/unread/retry', hasKey: true },
  runCuration: { method: 'POST', path: '/auth/startups/curate/run', hasKey: true },
  runExtraction: { method: 'POST', path: '/auth/llm/run', hasKey: true },
  saveGate: { method: 'PUT', path: '/auth/llm/gate' },
  savePrompt: { method: 'PUT', path: '/auth/llm/prompt' },
  saveReviewSettings: { method: 'PUT', path: '/auth/review/settings' },
  saveScoreConfig: { method: 'PUT', path: '/auth/admin/score' },
  saveScraperConfig: { method: 'PUT', path: '/auth/admin/scrapers/config/news' },
  saveStageLimits: { method: 'PUT', path: '/auth/admin/stage-limits' },
  saveViewDraft: { method: 'PUT', path: '/auth/views/{id}/draft' },
  setAsideReviewCompany: { method: 'POST', path: '/auth/review/companies/{id}/set-aside', hasKey: true },
  setInvestmentFlags: { method: 'PATCH', path: '/auth/investments/{id}/flags' },
  setInvestmentText: { method: 'PATCH', path: '/auth/investments/{id}/text' },
  setReasonRequired: { method: 'PATCH', path: '/auth/admin/decision-reasons' },
  simulateScore: { method: 'POST', path: '/auth/admin/score/simulate', isReading: true },
  splitStartup: { method: 'POST', path: '/auth/startups/{id}/split', hasKey: true },
  startChainRun: { method: 'POST', path: '/auth/chain/runs', hasKey: true },
  startEvaluation: { method: 'POST', path: '/auth/llm/evaluations', hasKey: true },
  startExtractionRun: { method: 'POST', path: '/auth/llm/runs', hasKey: true },
  stopChainRun: { method: 'POST', path: '/auth/chain/runs/{id}/stop', hasKey: true },
  stopTrial: { method: 'POST', path: '/auth/llm/trials/{id}/stop', hasKey: true },
  strikeNote: { method: 'POST', path: '/auth/notes/{id}/strike', hasKey: true },
  takeSuggestion: { method: 'POST', path: '/auth/suggestions/{id}/take', hasKey: true },
  testModelConnection: { method: 'POST', path: '/auth/llm/model/test', hasKey: true },
  testNewsSource: { method: 'POST', path: '/auth/admin/scrapers/sources/{id}/test', hasKey: true },
  tryPrompt: { method: 'POST', path: '/auth/llm/prompts/{id}/try', hasKey: true },
  undoAddedStartup: { method: 'POST', path: '/auth/startups/{id}/undo-added', hasKey: true },
  undoDecision: { method: 'POST', path: '/auth/investments/{id}/decisions/{decision}/undo', hasKey: true },
  undoFactChange: { method: 'POST', path: '/auth/fact-changes/{id}/undo', hasKey: true },
  undoIgnoreAward: { method: 'POST', path: '/auth/awards/unweighted/ignore/undo', hasKey: true },
  undoImport: { method: 'POST', path: '/auth/imports/{id}/undo', hasKey: true },
  undoKeptApart: { method: 'POST', path: '/auth/duplicates/kept-apart/{id}/undo', hasKey: true },
  undoMany: { method: 'POST', path: '/auth/investments/bulk/{id}/undo', hasKey: true },
  undoMerge: { method: 'POST', path: '/auth/merges/{id}/undo', hasKey: true },
  undoMove: { method: 'POST', path: '/auth/investments/{id}/stage/undo', hasKey: true },
  undoReviewStep: { method: 'POST', path: '/auth/review/steps/{id}/undo', hasKey: true },
  undoSplit: { method: 'POST', path: '/auth/splits/{id}/undo', hasKey: true },
  updateAwardGroup: { method: 'PUT', path: '/auth/admin/awards/excl/groups/{id}' },
  updateDecisionReason: { method: 'PATCH', path: '/auth/admin/decision-reasons/{id}' },
  updateNewsSource: { method: 'PUT', path: '/auth/admin/scrapers/sources/{id}' },
  updateParameter: { method: 'PUT', path: '/auth/admin/parameters/{id}' },
  updateView: { method: 'PATCH', path: '/auth/views/{id}' },
  visitView: { method: 'POST', path: '/auth/views/{id}/visit', hasKey: true },
};

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly hasKey?: true;
  readonly isReading?: true;
  readonly isFile?: true;
  readonly largestPage?: number;
}

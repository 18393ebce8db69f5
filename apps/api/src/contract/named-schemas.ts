import { StartupNews, StartupNewsPage } from '../articles/articles.schemas';
import {
  AuditActor, AuditChoices, AuditEvent, AuditEventPage, HistoryChange, HistoryEntry, HistoryReason, StartupHistory,
} from '../audit/audit.schemas';
import { Account, Config, LoginAnswer, TokenAnswer } from '../auth/auth.schemas';
import { AuditFinding, AuditResult, CurationResult } from '../curation/curation.schemas';
import {
  AwardConfigList, AwardConfigRow, AwardGroup, AwardGroupItem, AwardGroupItemList, AwardGroupList,
} from '../exclusivity/exclusivity.schemas';
import {
  Evidence, EvidenceArticle, EvidenceList, ExtractedFinding, Extraction, FieldEvidence, Quote,
} from '../evidence/evidence.schemas';
import {
  ExtractionResult, ExtractionRun, ExtractionRunPage, ExtractionSample, PendingArticles, ResetResult, RunOrder, SampleArticle,
} from '../extraction-runs/extraction.schemas';
import { LedgerLine, ScoreLedger, Stats } from '../investments/investments.schemas';
import { Parameter, ParameterChoice, ParameterChoices, ParameterPage } from '../parameters/parameters.schemas';
import { Prompt, PromptInput, PromptPage } from '../prompts/prompts.schemas';
import { ScoreConfig } from '../score-config/score-config.schemas';
import { ListEffect, ProposedChange, ScoreDifference, ScoreEffect, StartupEffect } from '../scoring/simulation.schemas';
import {
  RuleDifference, ScoringComparison, ScoringSnapshot, ScoringVersion, ScoringVersionDetail, ScoringVersionPage,
} from '../scoring-versions/scoring-versions.schemas';
import {
  Article, ImportOutcome, ImportRow, RawStartup, RawStartupPage, Startup, StartupAward, StartupPage,
} from '../startups/startup.schemas';
import { Session, SessionList } from '../sessions/sessions.schemas';
import { RoleChoice, RoleList, User, UserPage } from '../users/users.schemas';
import { NewsRun, NewsSource, NewsSourceList, ScraperConfig, SourceTest } from '../scraper/scraper.schemas';
import { Failure } from './schema-parts';

/** Every schema with a name: a component of the document and a type of the generated endpoints. */
export const NAMED_SCHEMAS = [
  Failure,
  LoginAnswer, TokenAnswer, Account, Config, Session, SessionList,
  User, UserPage, RoleChoice, RoleList,
  Article, StartupAward, Startup, StartupPage, RawStartup, RawStartupPage, ImportRow, ImportOutcome,
  CurationResult, AuditFinding, AuditResult,
  Parameter, ParameterPage, ParameterChoice, ParameterChoices,
  AwardGroup, AwardGroupItem, AwardConfigRow, AwardGroupList, AwardGroupItemList, AwardConfigList,
  ScoreConfig, ProposedChange, StartupEffect, ListEffect, ScoreEffect, ScoreDifference,
  ScoringSnapshot, RuleDifference, ScoringVersion, ScoringVersionDetail, ScoringVersionPage, ScoringComparison,
  Stats, LedgerLine, ScoreLedger, StartupNews, StartupNewsPage,
  AuditActor, AuditEvent, AuditEventPage, AuditChoices, HistoryChange, HistoryReason, HistoryEntry, StartupHistory,
  Prompt, PromptPage, PromptInput,
  PendingArticles, SampleArticle, ExtractionSample, ExtractionResult, ResetResult, ExtractionRun, ExtractionRunPage, RunOrder,
  Quote, FieldEvidence, EvidenceArticle, ExtractedFinding, Extraction, Evidence, EvidenceList,
  NewsRun, ScraperConfig, NewsSource, NewsSourceList, SourceTest,
];

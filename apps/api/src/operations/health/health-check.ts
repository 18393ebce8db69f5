import type { Settings } from '../../platform/config/settings';
import type { Db } from '../../platform/db/open-database';
import type { Family, Sample } from '../../platform/observability/metrics/families';
import { gathering, type Gathering } from '../../platform/observability/metrics/gathering';

/** fine; worth a look; or it does not work. From the best to the worst. */
export const VERDICTS = ['fine', 'warning', 'problem'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Result of a check, in words. */
export type Finding = {
  /** Such as 'Mail'. */
  subject: string;
  verdict: Verdict;
  text: string;
  /** Recommended action; missing for a finding without a fault. */
  advice?: string;
};

/** Access of a check to the server; checks of the server alone run without the database. */
export type ServerNeeds = {
  settings: Settings;
  /** Milliseconds since 1970, on this machine. */
  now: () => number;
};
export type HealthNeeds = ServerNeeds & { db: Db };

/** Figures of a check as a metric; labels as in {@link Family}. */
export type CheckMetric<Figures, Needs> = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: (figures: Figures, needs: Needs) => number | null | readonly Sample[];
};

/** One subject: `read` asks for its figures, `judge` puts them into words, `metrics` exports them. */
type Definition<Figures, Needs> = {
  name: string;
  read: (needs: Needs) => Promise<Figures>;
  /** Returns nothing where the subject does not apply. */
  judge: (figures: Figures, needs: Needs) => readonly Finding[];
  metrics?: readonly CheckMetric<Figures, Needs>[];
  /** Least time between two reads for metrics. */
  metricsEveryMs?: number;
};

/** A check, whatever its figures are. */
export type HealthCheck<Needs = HealthNeeds> = {
  name: string;
  examine: (needs: Needs) => Promise<readonly Finding[]>;
  measure: (needs: Needs) => { families: Family[] } & Pick<Gathering<unknown>, 'refresh' | 'isUp'>;
};

const METRICS_EVERY_MS = 10_000;

/** Makes a check from its definition. */
export function healthCheck<Figures, Needs = HealthNeeds>({
  name,
  read,
  judge,
  metrics = [],
  metricsEveryMs = METRICS_EVERY_MS,
}: Definition<Figures, Needs>): HealthCheck<Needs> {
  return {
    name,
    examine: async (needs) => judge(await read(needs), needs),
    measure: (needs) => {
      const { refresh, latest, isUp } = gathering(() => read(needs), metricsEveryMs);
      const families = metrics.map((metric) => ({
        ...metric,
        read: () => {
          const figures = latest();
          return figures === null ? [] : metric.read(figures, needs);
        },
      }));
      return { families, refresh: metrics.length === 0 ? () => Promise.resolve() : refresh, isUp };
    },
  };
}

export const fine = (subject: string, text: string): Finding => ({ subject, verdict: 'fine', text });
export const warning = (subject: string, text: string, advice: string): Finding => ({
  subject,
  verdict: 'warning',
  text,
  advice,
});
export const problem = (subject: string, text: string, advice: string): Finding => ({
  subject,
  verdict: 'problem',
  text,
  advice,
});

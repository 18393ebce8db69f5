import type { Settings } from '../../platform/config/settings';
import type { Db } from '../../platform/db/open-database';
import type { Family, Sample } from '../../platform/observability/metrics/families';
import { gathering, type Gathering } from '../../platform/observability/metrics/gathering';

/** Verdicts of health checks, from best to worst. */
export const VERDICTS = ['fine', 'warning', 'problem'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Result of a health check for a reader. */
export type Finding = {
  /** Subject of the finding, such as 'Mail'. */
  subject: string;
  verdict: Verdict;
  text: string;
  /** Recommended action; missing if there is nothing to do. */
  advice?: string;
};

/** Dependencies of checks that examine only the server and run without a database. */
export type ServerNeeds = {
  settings: Settings;
  /** Returns the time of this machine in milliseconds since 1970. */
  now: () => number;
};
export type HealthNeeds = ServerNeeds & { db: Db };

/** Metric that exports figures of a health check. Labels work as in {@link Family}. */
export type CheckMetric<Figures, Needs> = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: (figures: Figures, needs: Needs) => number | null | readonly Sample[];
};

/** Definition of a health check: `read` collects the figures, `judge` describes them, `metrics` exports them. */
type Definition<Figures, Needs> = {
  name: string;
  read: (needs: Needs) => Promise<Figures>;
  /** Describes the figures. Returns no findings if the subject does not apply to this installation. */
  judge: (figures: Figures, needs: Needs) => readonly Finding[];
  metrics?: readonly CheckMetric<Figures, Needs>[];
  /** Minimum time in milliseconds between two reads for metrics. */
  metricsEveryMs?: number;
};

/** Health check without the type of its figures, so that different checks fit in one list. */
export type HealthCheck<Needs = HealthNeeds> = {
  name: string;
  examine: (needs: Needs) => Promise<readonly Finding[]>;
  measure: (needs: Needs) => { families: Family[] } & Pick<Gathering<unknown>, 'refresh' | 'isUp'>;
};

const METRICS_EVERY_MS = 10_000;

/** Creates a health check from its definition. */
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

import type { ReviewArticle, ReviewCompany, ReviewValue } from '@vaglio/contract';

/** Decision about one value, as sent to the server. */
export interface Decision {
  readonly key: string;
  readonly decision: 'accept' | 'correct' | 'discard' | 'take' | 'keep';
  readonly value?: string | number;
  readonly currency?: string;
  readonly kind?: NonNullable<ReviewValue['kind']>;
  readonly note?: string;
}

/** Action on a company of the reviewed article. */
export type Act =
  | { readonly kind: 'decide'; readonly rawId: string; readonly decision: Decision; readonly text: string }
  /** Skips open values of a company. */
  | { readonly kind: 'leave'; readonly rawId: string; readonly decisions: readonly Decision[] }
  | { readonly kind: 'accept'; readonly rawId: string }
  | {
      readonly kind: 'set_aside';
      readonly rawId: string;
      readonly reason: NonNullable<ReviewCompany['reason']>;
    }
  | { readonly kind: 'merge'; readonly rawId: string; readonly startupId: string; readonly name: string };

/** Returns the article with the expected results of pending actions, before the server responds. */
export function withActs(article: ReviewArticle, acts: readonly Act[]): ReviewArticle {
  return acts.reduce(withAct, article);
}

export function withAct(article: ReviewArticle, act: Act): ReviewArticle {
  const companies = article.companies.map((company) =>
    company.raw_id === act.rawId ? companyWith(company, act) : company,
  );
  return { ...article, companies, open: article.open - openIn(article.companies) + openIn(companies) };
}

/** Counts the open entries like the server. A pending company counts even if none of its values is open. */
function openIn(companies: readonly ReviewCompany[]): number {
  return companies.reduce((sum, { state, values }) => {
    const open = state === 'discarded' ? 0 : values.filter(({ is_open }) => is_open).length;
    return sum + (state === 'waiting' ? Math.max(1, open) : open);
  }, 0);
}

function companyWith(company: ReviewCompany, act: Act): ReviewCompany {
  switch (act.kind) {
    case 'decide':
      return {
        ...company,
        values: company.values.map((value) =>
          value.key === act.decision.key ? decided(value, act.decision.decision, act.text) : value,
        ),
      };
    case 'leave': {
      const orders = new Map(act.decisions.map(({ key, decision }) => [key, decision]));
      return {
        ...company,
        values: company.values.map((value) => decided(value, orders.get(value.key) ?? null, '')),
      };
    }
    case 'accept':
      return {
        ...company,
        state: 'accepted',
        values: company.values.map((value) => (isProposed(value) ? decided(value, 'accept', '') : value)),
      };
    case 'set_aside':
      return { ...company, state: 'discarded', reason: act.reason };
    case 'merge':
      return { ...company, state: 'accepted' };
  }
}

/** Returns true for a value that "Accept company" accepts. Conflicts and values without a source remain open. */
export function isProposed({ state, quotes }: ReviewValue): boolean {
  return state === 'proposed' && quotes.length > 0;
}

const STATES = {
  accept: 'confirmed',
  take: 'confirmed',
  correct: 'changed',
  discard: 'discarded',
  keep: 'discarded',
} as const;

function decided(value: ReviewValue, decision: Decision['decision'] | null, text: string): ReviewValue {
  if (decision === null) return value;
  return { ...value, state: STATES[decision], is_open: false, decided: heldBy(value, decision, text) };
}

/** Returns the value that is in effect after a decision, or null if the decision leaves no value. */
function heldBy(value: ReviewValue, decision: Decision['decision'], text: string): string | null {
  if (decision === 'correct') return text;
  if (decision === 'keep') return value.present?.text ?? null;
  return decision === 'discard' ? null : value.decided;
}

/** Maximum number of decisions in one request. */
const MAX_DECISIONS = 60;

/**
 * Returns the actions that finish an article. Pending companies are set aside for this article. Open values of all
 * other companies are skipped, so that their startups keep their current values.
 */
export function leavingActs({ companies }: ReviewArticle): Act[] {
  return companies.flatMap(({ raw_id: rawId, state, values }): Act[] => {
    if (state === 'discarded') return [];
    if (state === 'waiting') return [{ kind: 'set_aside', rawId, reason: 'left_aside' }];
    const decisions = values
      .filter(({ is_open }) => is_open)
      .map(({ key, state: said }) => ({
        key,
        decision: said === 'conflict' ? ('keep' as const) : ('discard' as const),
      }));
    return portionsOf(decisions).map((portion) => ({ kind: 'leave', rawId, decisions: portion }));
  });
}

function portionsOf(decisions: readonly Decision[]): Decision[][] {
  const portions = Math.ceil(decisions.length / MAX_DECISIONS);
  return Array.from({ length: portions }, (_, nth) =>
    decisions.slice(nth * MAX_DECISIONS, (nth + 1) * MAX_DECISIONS),
  );
}

/**
 * Returns the startup with the same name, into which an accepted company must be merged. Returns null if there is no
 * such startup or if the server finds it itself.
 */
export function namesakeOf({ startup, becomes, nearest }: ReviewCompany): ReviewCompany['nearest'] {
  return startup === null && becomes === undefined && nearest?.likeness === 1 ? nearest : null;
}

/** Returns true if Enter accepts the value. A conflict has no default action. */
export function canAccept({ state }: ReviewValue): boolean {
  return state === 'proposed' || state === 'no_source';
}

/** Returns true if the value can be decided. A discarded value must be restored first. */
export function canDecide({ state }: ReviewValue): boolean {
  return state !== 'discarded';
}

export function canDiscard({ state }: ReviewValue): boolean {
  return state !== 'conflict' && state !== 'discarded';
}

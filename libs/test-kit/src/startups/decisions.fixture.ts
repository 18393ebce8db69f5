import { aStartup } from '../startup-fixtures';

const REASON = { kind: 'rejected', needs_details: false, retired_at: null, used: 0, version: 1 };

/** Decision rules in which only a rejection has reasons and requires one of them. Its last reason is 'Other'. */
export const RULES = {
  items: [
    { kind: 'contacted', is_reason_required: false, version: 1, reasons: [] },
    { kind: 'contract', is_reason_required: false, version: 1, reasons: [] },
    { kind: 'investment', is_reason_required: false, version: 1, reasons: [] },
    {
      kind: 'rejected',
      is_reason_required: true,
      version: 1,
      reasons: [
        { ...REASON, id: '1', label: 'Too early' },
        { ...REASON, id: '2', label: 'Outside our sectors' },
        { ...REASON, id: '7', label: 'Other', needs_details: true },
        { ...REASON, id: '8', label: 'Retired one', retired_at: '2026-01-01T00:00:00.000Z' },
      ],
    },
  ],
  total: 4,
  scoring_version: 12,
};

/** Stored decision in which Ann rejected 'Beta SA'. */
export const aDecision = {
  id: '40',
  startup_id: '2',
  kind: 'rejected',
  from: 0,
  to: 1,
  reason: null,
  details: null,
  made_by: 'Ann',
  made_at: '2026-11-22T13:05:00.000Z',
  score: 10,
  rank: 2,
  threshold: 8,
  scoring_version: 12,
  origin: 'details',
  undoes: null,
  undone_by: null,
} as const;

/** Returns the server's response to a decision about 'Beta SA'. */
export function made(
  flags: Parameters<typeof aStartup>[0],
  decision: Readonly<Record<string, unknown>> = {},
) {
  return {
    decision: { ...aDecision, ...decision },
    startup: aStartup({ id: '2', company_name: 'Beta SA', version: 2, ...flags }),
  };
}

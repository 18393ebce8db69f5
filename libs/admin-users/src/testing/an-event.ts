/** Returns an event as it appears in GET /auth/admin/audit. In this event, a weight was changed from 1 to 2. */
export function anEvent(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    id: '7',
    at: '2026-11-19T10:00:00.000Z',
    actor: { id: 'a', email: 'ann@x.ch' },
    action: 'parameter_updated',
    target_type: 'parameter',
    target_id: 'fif-grant',
    target_name: 'fif grant',
    target_exists: true,
    before: { value: 1, kept: 'x' },
    after: { value: 2, kept: 'x' },
    ip: '10.0.0.1',
    request_id: 'r1',
    ...overrides,
  };
}

/** Returns another user's note, which can no longer be edited. */
export function aNote(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    id: '7',
    startup_id: '1',
    text: 'Spoke to the buyer.',
    author_id: 'u-luca',
    author: 'Luca Bernasconi',
    written_at: '2026-11-20T15:20:00.000Z',
    edited_at: null,
    editable_until: '2026-11-20T15:35:00.000Z',
    struck_at: null,
    struck_by: null,
    mentions: [],
    version: 1,
    ...overrides,
  };
}

/** Returns a response with the given notes. */
export function notesOf(items: readonly ReturnType<typeof aNote>[]) {
  return { items, total: items.length };
}

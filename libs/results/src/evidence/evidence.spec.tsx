import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { RawEvidenceDialog } from './RawEvidenceDialog';

const CALL = 'GET /auth/startups/raw/:id/evidence';
const EVIDENCE = {
  id: '5',
  company_name: 'Alpha',
  items: [
    {
      extraction_id: '1',
      raw_id: '5',
      model: 'built-in',
      extracted_at: '2026-11-01T00:00:00Z',
      article: {
        id: '1',
        url: 'https://news.example.org/1',
        title: 'Alpha raises',
        source: 'The feed',
        lang: 'en',
        published_at: '2026-11-01T00:00:00Z',
        text: 'Alpha of Zug.',
      },
      fields: [
        { field: 'canton', value: 'ZG', quotes: [{ text: 'Zug', start: 9, end: 12 }] },
        { field: 'website', value: 'https://alpha.example', quotes: [] },
      ],
    },
  ],
};

async function open(answer: unknown) {
  renderWithApi(
    <RawEvidenceDialog row={{ id: '5', company_name: 'Alpha' }} onClose={() => undefined} />,
    fakeApi({ [CALL]: answer }),
    { wrapper: ThemeRoot },
  );
  return screen.findByRole('dialog', { name: 'Sources of Alpha' });
}

test('each field of a raw row shows its quote in the stored article text', async () => {
  const dialog = await open(EVIDENCE);
  expect(await within(dialog).findByRole('link', { name: 'Alpha raises' })).toHaveAttribute(
    'href',
    'https://news.example.org/1',
  );
  expect(dialog.querySelector('mark')).toHaveTextContent('Zug');
  expect(within(dialog).getByText('The feed · 1 Nov 2026')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /Website.*Not proved/ })).toBeDisabled();
});

test.each([
  ['the row has no sources', { id: '5', company_name: 'Alpha', items: [] }],
  ['the server does not support sources', () => ({ status: 404 })],
])('if %s, the sources dialog explains it without an error', async (_what, answer) => {
  const dialog = await open(answer);
  await waitFor(() => expect(dialog).toHaveTextContent('No source is kept for this row.'));
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
});

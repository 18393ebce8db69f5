import { screen, waitFor, within } from '@testing-library/react';
import { aStartup, FACTS, LEDGER, LIST, listOf, someFacts, widen } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const FULL = aStartup({
  id: '1',
  company_name: 'Kälteblick AG',
  first_name: 'Anna-Lena',
  last_name: 'Gschwend',
  email: 'gschwend@kaelteblick.example',
  number: '+41 52 555 01 42',
  website: 'https://www.kaelteblick.example/en',
  company_description: 'Cold storage.',
  pros_text: '- Two pilots\n- Patents',
  cons_text: 'One customer',
  awards: [
    { award_name: 'venture kick 3', weight_used: 4 },
    { award_name: 'venture kick 2', weight_used: 0 },
  ],
  articles: [
    {
      url: 'https://news.example/1',
      title: 'Kälte auf Vorrat',
      published_at: '2026-11-03',
      source: 'Wirtschaftsblatt',
    },
    { url: 'javascript:alert(1)', title: 'A trap', published_at: null, source: null },
  ],
});

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const block = (name: string) => within(screen.getByRole('region', { name }));
const unfold = async () => {
  const view = openPage({ [LIST]: listOf([FULL]) });
  await view.user.click(await screen.findByRole('button', { name: 'Kälteblick AG', expanded: false }));
  await screen.findByRole('heading', { name: 'Known facts' });
  return view;
};

describe('details below 1200 px', () => {
  beforeEach(() => widen(1000));

  test('a startup card expands its details in the specified order, and collapses them again', async () => {
    const { user, path } = await unfold();
    expect(titles().slice(0, 7)).toEqual([
      'Known facts',
      ...['Contacts', 'Awards', 'Summary', 'Pros', 'Risks', 'Articles'],
    ]);
    expect(path()).toBe('/potential-investiments?startup=1');
    await user.click(screen.getByRole('button', { name: 'Kälteblick AG', expanded: true }));
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  test('the details show the block of known facts first, each with its origin', async () => {
    const { user } = openPage({
      [LIST]: listOf([
        { ...FULL, canton: 'ZH', country: null, founding_year: 2020, sector: 'CleanT', raised_money: null },
      ]),
      [FACTS]: someFacts(),
    });
    await user.click(await screen.findByRole('button', { name: 'Kälteblick AG', expanded: false }));
    const rows = () =>
      block('Known facts')
        .getAllByRole('term')
        .map((term) => [
          term.textContent,
          term.nextElementSibling?.textContent,
          term.nextElementSibling?.nextElementSibling?.textContent,
        ]);
    await block('Known facts').findByText('Marc Aebi');
    expect(rows()).toEqual([
      ['Canton', 'Zürich', 'Startwerk, 19 Nov'],
      ['Sector', 'Cleantech', expect.stringMatching(/^Import/)],
      ['Founded', '2020', 'Marc Aebi'],
      ['Website', 'kaelteblick.example', expect.stringMatching(/^Import/)],
    ]);
  });

  test('an empty block of the details takes one line', async () => {
    const { user } = openPage({
      [LIST]: listOf([{ ...FULL, pros_text: null, cons_text: null, articles: [] }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Kälteblick AG', expanded: false }));
    expect(screen.getByText('Nothing known yet: pros, risks, articles.')).toBeVisible();
    expect(titles()).not.toContain('Pros');
    expect(titles()).not.toContain('Articles');
  });

  test('contacts in the details link to a mailbox and a website', async () => {
    await unfold();
    expect(block('Contacts').getByText('Anna-Lena Gschwend')).toBeVisible();
    expect(block('Contacts').getByText('+41 52 555 01 42')).toBeVisible();
    expect(block('Contacts').getByRole('link', { name: 'gschwend@kaelteblick.example' })).toHaveAttribute(
      'href',
      'mailto:gschwend@kaelteblick.example',
    );
    expect(block('Contacts').getByRole('link', { name: 'kaelteblick.example' })).toHaveAttribute(
      'href',
      'https://www.kaelteblick.example/en',
    );
  });

  test('links to other websites send no referrer, and an address with another scheme is plain text', async () => {
    await unfold();
    const link = block('Articles').getByRole('link', { name: 'Kälte auf Vorrat' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveAttribute('href', 'https://news.example/1');
    expect(block('Articles').getByText('A trap').closest('a')).toBeNull();
    expect(block('Articles').getByText('3 Nov 2026')).toHaveAttribute('title', '2 weeks ago');
  });

  test('raised money is shown in its currency', async () => {
    const { user } = openPage({
      [LIST]: listOf([{ ...FULL, raised_money: 22_000_000, raised_currency: 'USD' }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Kälteblick AG', expanded: false }));
    expect(block('Figures').getByText('USD 22’000’000.00')).toBeVisible();
  });

  test('pros and risks are shown as bulleted lists', async () => {
    await unfold();
    expect(
      block('Pros')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Two pilots', 'Patents']);
    expect(block('Risks').getAllByRole('listitem')).toHaveLength(1);
  });

  test('awards in the details show whether they count, and the score follows below them', async () => {
    await unfold();
    expect(await block('Awards').findByText('not weighted')).toBeVisible();
    const rows = block('Awards')
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual([
      'venture kick 3 8.0',
      'eth spin-off 4.5',
      'venture kick 2 2.0',
      'energiepreis basel not weighted',
      'Score 12.5',
    ]);
    expect(block('Awards').getByText('2.0').tagName).toBe('DEL');
  });

  test('on a server without score ledgers, the awards in the details show the weights that were used', async () => {
    const { user } = openPage({
      [LIST]: listOf([FULL]),
      [LEDGER]: () => ({ status: 404, body: { error: 'Not found' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Kälteblick AG' }));
    const rows = block('Awards')
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual(['venture kick 3 4.0', 'venture kick 2 0.0', 'Score 12.5']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('details from 1200 px on', () => {
  beforeEach(() => widen(1440));

  test('the details next to the list show the first startup, then the selected startup', async () => {
    const { user, path } = openPage();
    expect(await screen.findByRole('region', { name: 'Alpha AG' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Gamma GmbH' }));
    expect(screen.getByRole('region', { name: 'Gamma GmbH' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Alpha AG' })).toBeNull();
    expect(path()).toBe('/potential-investiments?startup=3');
  });

  test('the address of a startup opens its details', async () => {
    openPage({}, '/potential-investiments?startup=2');
    expect(await screen.findByRole('region', { name: 'Beta SA' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Beta SA' })).toHaveAttribute('aria-current', 'true');
  });

  test('details that the person closed remain closed', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Close the details' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Alpha AG' })).toBeNull());
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});

import { mailHtml } from './mail-markup';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau AG';

test('a mail fits the width of a phone, and long words are wrapped', () => {
  const html = mailHtml({
    product: 'Vaglio',
    address: 'https://vaglio.example',
    greeting: 'Good morning, Ann.',
    sections: [
      {
        heading: 'New above the threshold',
        lines: [{ title: LONG, detail: '', path: '/potential-investiments', startupId: 1, figure: '14.5' }],
        more: null,
      },
    ],
    footer: 'At most once a day.',
    unsubscribe: 'https://vaglio.example/unsubscribe',
  });
  expect(html).toContain('<meta name="viewport" content="width=device-width">');
  expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
  expect(html).toContain('white-space:nowrap"><b>14.5</b>');
});

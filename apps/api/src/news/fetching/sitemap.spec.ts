import { readSitemap } from './sitemap';

const sitemapOf = (...dates: string[]) =>
  `<urlset>${dates.map((date, at) => `<url><loc>/n/${at}</loc><lastmod>${date}</lastmod></url>`).join('')}</urlset>`;

test.each([
  ['5/14/2026', '2026-05-04T00:00:00.000Z'],
  ['6/4/2026', '2026-04-05T00:00:00.000Z'],
])('in a sitemap with the date %s, 5/4/2026 is %s', (other, date) =>
  expect(readSitemap(sitemapOf('5/4/2026', other), 'https://news.example.org/').pages[0]?.published_at).toBe(
    date,
  ),
);

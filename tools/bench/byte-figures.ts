import { request } from 'node:http';
import type { World } from './bench-world';
import { kilobytes, seconds, times, type Chapter, type Figure } from './report';

const LIST = '/auth/startups/curated?pageSize=all&withAwards=0';
const ENCODINGS = ['identity', 'gzip', 'br'] as const;

/** Bytes of the whole curated list over the wire: as the dashboard requests it against every field, plain and compressed. */
export async function byteFigures({ server, token, startups }: World): Promise<Chapter> {
  const figures: Figure[] = [];
  for (const encoding of ENCODINGS) {
    const drawn = await read(`${server.url}${LIST}&fields=canton,sector`, token, encoding);
    const whole = await read(server.url + LIST, token, encoding);
    figures.push({
      what: `cantons and sectors, ${encoding}`,
      value: kilobytes(drawn.bytes),
      floor: kilobytes(whole.bytes),
      ratio: times(drawn.bytes / whole.bytes),
      note: `${seconds(drawn.ms)} against ${seconds(whole.ms)}`,
    });
  }
  return { title: `The whole curated list of ${startups}; the floor column holds every field`, figures };
}

function read(url: string, token: string, encoding: string): Promise<{ bytes: number; ms: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    request(
      url,
      { headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('error', reject).on('end', () => {
          if (response.statusCode === 200) resolve({ bytes, ms: performance.now() - start });
          else reject(new Error(`${url}: ${response.statusCode}`));
        });
      },
    )
      .on('error', reject)
      .end();
  });
}

import { testApp } from '../../../testing/test-app';
import { undocumentedAnswers } from '../../../testing/undocumented-answers';
import { readObject } from '../validation/read-object';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
  await server.app.ready();
});
afterAll(() => server.close());

/** Returns the GET operations with the names of their free-text query parameters. */
async function textQueries(): Promise<{ path: string; names: string[] }[]> {
  const document = (await server.app.documented()).swagger();
  return Object.entries(readObject(document.paths)).flatMap(([path, methods]) => {
    const parameters = [readObject(readObject(methods)['get'])['parameters'] ?? []].flat().map(readObject);
    const names = parameters
      .filter((each) => each['in'] === 'query' && isText(readObject(each['schema'])))
      .map(({ name }) => String(name));
    return names.length === 0 ? [] : [{ path: path.replaceAll(/\{\w+\}/g, '987654321'), names }];
  });
}

const isText = ({ type, enum: values }: Record<string, unknown>) => type === 'string' && values === undefined;

test('a text without matches in a query gets a documented response', async () => {
  const calls = await textQueries();
  expect(calls.length).toBeGreaterThan(10);
  for (const { path, names } of calls)
    for (const text of ['x', '987654321', '9'.repeat(40), '-1', '%C3%A4'])
      await server.app.inject({
        url: `${path}?${names.map((name) => `${name}=${text}`).join('&')}`,
        headers: server.asRole('admin'),
      });
  expect(await undocumentedAnswers(server.app)).toEqual([]);
});

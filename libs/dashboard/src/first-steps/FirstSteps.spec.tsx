import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { FirstSteps } from './FirstSteps';
import { A_BRAND, ALL_DONE, stepsWith } from '../testing/first-steps.fixture';
import { useAreFirstStepsAwaited } from './use-first-steps';

const STEPS = 'GET /auth/admin/first-steps';
const HIDE = 'POST /auth/admin/first-steps/hide';
const SKIP = 'POST /auth/admin/first-steps/skip';
const SAVE = 'PUT /auth/admin/brand';
const PNG = new File([new Uint8Array([137, 80, 78, 71])], 'mark.png', { type: 'image/png' });

function open(routes: FakeRoutes = {}) {
  signIn({ sub: '1', role: 'admin' });
  const onBrandSaved = jest.fn();
  const api = fakeApi({ [STEPS]: stepsWith('password'), 'GET /auth/admin/brand': A_BRAND, ...routes });
  return {
    api,
    onBrandSaved,
    ...renderWithApi(<FirstSteps onBrandSaved={onBrandSaved} />, api, { wrapper: ThemeRoot }),
  };
}

afterEach(() => jest.restoreAllMocks());

test('eight first steps are listed with links to their pages, and only the next step has a primary button', async () => {
  open();
  const steps = await screen.findAllByRole('listitem');
  expect(steps).toHaveLength(8);
  expect(screen.getByText('1 of 8 done')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import a list' })).toHaveAttribute(
    'href',
    '/configurations?import=new#results',
  );
  expect(
    screen.getByText('30 awards with weights, threshold 8.0. Adjust them to your programme.'),
  ).toBeVisible();
  const next = steps.find((step) => step.getAttribute('aria-current') === 'step');
  expect(next).toHaveTextContent('Name and brand');
  expect(screen.getByRole('link', { name: 'Open Scraper' })).toHaveAttribute(
    'href',
    '/configurations#scraper',
  );
});

test('the first steps can be hidden, and the optional language model can be skipped', async () => {
  const { api, user } = open({
    [SKIP]: stepsWith('password'),
    [HIDE]: { ...stepsWith('password'), is_hidden: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Skip Model' }));
  await waitFor(() => expect(api.callsOf(SKIP).map(({ body }) => body)).toEqual([{ step: 'model' }]));
  api.answer({ [STEPS]: { ...stepsWith('password'), is_hidden: true } });
  await user.click(await screen.findByRole('button', { name: 'Hide for now' }));
  await waitFor(() => expect(screen.queryByText('First steps')).not.toBeInTheDocument());
});

test('the first step about the startup list can be skipped', async () => {
  const { api, user } = open({ [SKIP]: stepsWith('password', 'list') });
  await user.click(await screen.findByRole('button', { name: 'Skip Import your list' }));
  await waitFor(() => expect(api.callsOf(SKIP).map(({ body }) => body)).toEqual([{ step: 'list' }]));
});

test('a person who has seen open first steps sees their completion once', async () => {
  const { unmount } = open();
  await screen.findByText('1 of 8 done');
  unmount();
  const done = open({ [STEPS]: ALL_DONE });
  expect(await screen.findByText('All 8 steps are done.')).toBeVisible();
  done.unmount();
  const { api } = open({ [STEPS]: ALL_DONE });
  await waitFor(() => expect(api.callsOf(STEPS)).toHaveLength(1));
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
});

function Below() {
  return <p>{useAreFirstStepsAwaited(true) ? 'awaited' : 'known'}</p>;
}

test.each([
  ['open steps', stepsWith('password')],
  ['no open steps', ALL_DONE],
  ['not supported', () => ({ status: 404, body: {} })],
  ['a server error', () => ({ status: 500, body: { error: 'Internal server error' } })],
])(
  'the rest of the dashboard is shown only after the response about the first steps: %s',
  async (_what, answer) => {
    signIn({ sub: '1', role: 'admin' });
    renderWithApi(<Below />, fakeApi({ [STEPS]: answer }), { wrapper: ThemeRoot });
    expect(screen.getByText('awaited')).toBeVisible();
    expect(await screen.findByText('known')).toBeVisible();
  },
);

test('the first steps work in a browser that refuses storage', async () => {
  signIn({ sub: '1', role: 'admin' });
  for (const act of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, act).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const api = fakeApi({ [STEPS]: stepsWith('password') });
  renderWithApi(<FirstSteps onBrandSaved={() => undefined} />, api, { wrapper: ThemeRoot });
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
});

test('completion is shown if the last first step is done on the dashboard itself', async () => {
  const { api, user } = open({ [SKIP]: ALL_DONE });
  await screen.findByText('1 of 8 done');
  api.answer({ [STEPS]: ALL_DONE });
  await user.click(screen.getByRole('button', { name: 'Skip Model' }));
  expect(await screen.findByText('All 8 steps are done.')).toBeVisible();
});

test('title and logo are saved with the displayed version', async () => {
  const { api, user, onBrandSaved } = open({ [SAVE]: { ...A_BRAND, version: 2 } });
  await user.click(await screen.findByRole('button', { name: 'Set brand' }));
  expect(await screen.findByLabelText('Foundation')).toHaveAttribute('readonly');
  const dialog = within(screen.getByRole('dialog', { name: 'Name and brand' }));
  await user.clear(dialog.getByLabelText('Title'));
  await user.type(dialog.getByLabelText('Title'), 'Sieve');
  await user.upload(dialog.getByLabelText('File of the logo'), PNG);
  expect(await dialog.findByAltText('The logo')).toHaveAttribute('src', 'data:image/png;base64,iVBORw==');
  await user.click(dialog.getByRole('button', { name: 'Save brand' }));
  await waitFor(() => expect(onBrandSaved).toHaveBeenCalledTimes(1));
  const [call] = api.callsOf(SAVE);
  expect([call?.headers.get('if-match'), call?.body]).toEqual([
    '"1"',
    { product_title: 'Sieve', logo: { kind: 'image/png', data: 'iVBORw==' } },
  ]);
});

test('an SVG logo is refused before it is sent, with an explanation', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Set brand' }));
  const input = await screen.findByLabelText('File of the logo');
  expect(input).toHaveAttribute('accept', 'image/png,image/jpeg');
  const svg = new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' });
  fireEvent.change(input, { target: { files: [svg] } });
  expect(await screen.findByText('Choose a PNG or JPEG file.')).toBeVisible();
});

test('a removed SVG logo is reported in the step and in the dialog until the brand is saved', async () => {
  const dropped = { ...stepsWith('password'), is_logo_dropped: true };
  const { api, user, onBrandSaved } = open({
    [STEPS]: dropped,
    'GET /auth/admin/brand': { ...A_BRAND, is_logo_dropped: true },
    [SAVE]: { ...A_BRAND, version: 2 },
  });
  const text = /^Your SVG logo was removed, because .* Upload a PNG or JPEG\.$/;
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set brand' }));
  await screen.findByLabelText('File of the logo'); // waits until the form has replaced the loading dialog
  const dialog = within(screen.getByRole('dialog', { name: 'Name and brand' }));
  expect(dialog.getByText(text)).toBeVisible();
  await user.upload(dialog.getByLabelText('File of the logo'), PNG);
  await waitFor(() => expect(dialog.queryByText(text)).not.toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await user.click(dialog.getByRole('button', { name: 'Save brand' }));
  await waitFor(() => expect(onBrandSaved).toHaveBeenCalledTimes(1));
  expect(api.callsOf(SAVE)[0]?.body).toEqual({ product_title: 'Vaglio', logo: null });
});

test('a refused logo shows the reason until another logo is selected', async () => {
  const text = 'This PNG file is animated. Choose a still picture.';
  const { user } = open({ [SAVE]: () => ({ status: 400, body: { error: text } }) });
  await user.click(await screen.findByRole('button', { name: 'Set brand' }));
  await user.upload(await screen.findByLabelText('File of the logo'), PNG);
  await screen.findByAltText('The logo');
  await user.click(screen.getByRole('button', { name: 'Save brand' }));
  expect((await screen.findAllByText(text)).length).toBe(1);
  expect(screen.getByRole('group', { name: 'Logo' })).toHaveAccessibleDescription(text);
  await user.upload(screen.getByLabelText('File of the logo'), PNG);
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

test('a logo with too many pixels is refused before it is sent', async () => {
  const picture = { width: 2049, height: 1, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(picture) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Set brand' }));
  const input = await screen.findByLabelText('File of the logo');
  expect(screen.getByText(/up to 100 kB and 2’048 × 2’048 pixels/)).toBeVisible();
  await user.upload(input, PNG);
  expect(await screen.findByText('The logo is wider or higher than 2’048 pixels.')).toBeVisible();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('a logo of more than 100 kB is refused before it is sent, with an explanation', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Set brand' }));
  const large = new File([new Uint8Array(102_401)], 'large.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('File of the logo'), large);
  expect(await screen.findByText('The logo is larger than 100 kB.')).toBeVisible();
});

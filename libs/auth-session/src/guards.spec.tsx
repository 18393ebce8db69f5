import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { isAutoRefreshSuppressed, suppressAutoRefresh } from './auto-refresh';
import { readOrigin } from './origin';
import { PublicOnly } from './PublicOnly';
import { RequireRole } from './RequireRole';
import { RequireSession } from './RequireSession';
import { clearSession, clearToken, hasSignedOut, storeToken } from './stored-token';
import { aToken, aValidToken, anExpiredToken } from './testing/a-token';

function Place({ name }: { readonly name: string }) {
  const { state } = useLocation();
  return <p>{`${name}, remembering ${readOrigin(state) ?? 'nothing'}`}</p>;
}

/** Renders a small site at `path`, together with a navigation state. */
function renderSite(path: string, state: unknown = null) {
  render(
    <MemoryRouter initialEntries={[{ ...parse(path), state }]}>
      <Routes>
        <Route path="/" element={<Place name="landing" />} />
        <Route element={<PublicOnly />}>
          <Route path="/login" element={<Place name="login" />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route path="/user" element={<Place name="profile" />} />
          <Route element={<RequireRole allow={['admin', 'super', 'user']} />}>
            <Route path="/dashboard" element={<Place name="dashboard" />} />
          </Route>
          <Route
            path="/configurations"
            element={
              <RequireRole allow={['admin', 'super']}>
                <Place name="settings" />
              </RequireRole>
            }
          />
          <Route
            path="/any-role"
            element={
              <RequireRole allow={[]}>
                <Place name="any role" />
              </RequireRole>
            }
          />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

function parse(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://vaglio.test');
  return { pathname, search, hash };
}

function where(): string | null {
  return screen.getByRole('paragraph').textContent;
}

/** Simulates the storage event that the browser sends when another tab stores or removes the token. */
function changeInAnotherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: token }));
}

beforeEach(() => {
  changeInAnotherTab('x');
  localStorage.clear();
});

describe('access check of pages for signed-in people', () => {
  test('without a stored access token a protected page redirects to /login, which remembers the page', () => {
    renderSite('/user?tab=1#password');
    expect(where()).toBe('login, remembering /user?tab=1#password');
  });

  test('a valid stored token opens a protected page', () => {
    storeToken(aValidToken());
    renderSite('/user');
    expect(where()).toBe('profile, remembering nothing');
  });

  test('an expired stored token opens a protected page, because the first request can refresh it', () => {
    storeToken(anExpiredToken());
    renderSite('/user');
    expect(where()).toBe('profile, remembering nothing');
  });

  test('when the token is removed, a protected page redirects to /login, which remembers the page', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => clearToken());
    expect(where()).toBe('login, remembering /user');
  });

  test('after a logout the login remembers no page', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => clearSession());
    expect(where()).toBe('login, remembering nothing');
  });

  test('when another tab signs out, a protected page redirects to /login, which remembers the page', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => changeInAnotherTab(null));
    expect(where()).toBe('login, remembering /user');
  });

  test('after a logout and a sign-in in another tab, the login remembers pages again', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => clearSession());
    act(() => changeInAnotherTab(aValidToken()));
    expect(hasSignedOut()).toBe(false);
  });
});

test('a protected page may refresh the session, even after an abandoned required password change', () => {
  suppressAutoRefresh();
  renderSite('/login', { from: '/user' });
  expect(isAutoRefreshSuppressed()).toBe(true);
  act(() => changeInAnotherTab(aValidToken()));
  expect([where(), isAutoRefreshSuppressed()]).toEqual(['profile, remembering nothing', false]);
});

describe('access check of pages for certain roles', () => {
  test.each([['admin'], ['super']])('a page for certain roles opens for the allowed role %s', (role) => {
    storeToken(aValidToken({ role }));
    renderSite('/configurations');
    expect(where()).toBe('settings, remembering nothing');
  });

  test('the role of an expired token also opens a page for certain roles', () => {
    storeToken(anExpiredToken({ role: 'admin' }));
    renderSite('/configurations');
    expect(where()).toBe('settings, remembering nothing');
  });

  test.each([
    ['not in the allowed list', { role: 'user' }],
    ['missing', {}],
  ])('a person whose role is %s is redirected to /login, which remembers the page', (_what, claims) => {
    storeToken(aToken(claims));
    renderSite('/configurations#users');
    expect(where()).toBe('login, remembering /configurations#users');
  });

  test('a page without a list of roles opens for any role', () => {
    storeToken(aValidToken({ role: 'gardener' }));
    renderSite('/any-role');
    expect(where()).toBe('any role, remembering nothing');
  });

  test('a page without a list of roles does not open without a role', () => {
    storeToken(aToken({}));
    renderSite('/any-role');
    expect(where()).toBe('login, remembering /any-role');
  });

  test('a person without access to a page is redirected to / without a loop', () => {
    storeToken(aValidToken({ role: 'user' }));
    renderSite('/configurations');
    expect(where()).toBe('landing, remembering nothing');
  });

  test('a person without access to /dashboard is redirected to /login, where another person can sign in', () => {
    storeToken(aValidToken({ role: 'gardener' }));
    renderSite('/dashboard');
    expect(where()).toBe('login, remembering /dashboard');
  });
});

describe('access check of pages for signed-out people', () => {
  test('a signed-in person who opens the login is redirected to the remembered page', () => {
    storeToken(aValidToken());
    renderSite('/login', { from: '/user#password' });
    expect(where()).toBe('profile, remembering nothing');
  });

  test('a signed-in person who opens the login without a remembered page is redirected to /', () => {
    storeToken(aValidToken());
    renderSite('/login');
    expect(where()).toBe('landing, remembering nothing');
  });

  test.each([
    ['no token', () => undefined],
    ['an expired token', () => storeToken(anExpiredToken())],
    ['a token without exp', () => storeToken(aToken({ role: 'user' }))],
  ])('the login is shown to a person with %s', (_what, store) => {
    store();
    renderSite('/login', { from: '/user' });
    expect(where()).toBe('login, remembering /user');
  });

  test('after a sign-in the login page itself redirects the person', () => {
    renderSite('/login', { from: '/user' });
    act(() => storeToken(aValidToken()));
    expect(where()).toBe('login, remembering /user');
  });

  test.each([
    ['the remembered page', { from: '/user#password' }, 'profile'],
    ['/ if no page is remembered', null, 'landing'],
  ])('when another tab signs in, the login redirects to %s', (_where, state, page) => {
    renderSite('/login', state);
    act(() => changeInAnotherTab(aValidToken()));
    expect(where()).toBe(`${page}, remembering nothing`);
  });

  test('an expired token from another tab does not close the login', () => {
    renderSite('/login', { from: '/user' });
    act(() => changeInAnotherTab(anExpiredToken()));
    expect(where()).toBe('login, remembering /user');
  });

  test('after a logout in this tab, a sign-in in another tab redirects from the login', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => clearSession());
    act(() => changeInAnotherTab(aValidToken()));
    expect(where()).toBe('landing, remembering nothing');
  });

  describe('login page after a person was refused access to another page', () => {
    const refusedAtDashboard = () => {
      storeToken(aValidToken({ role: 'gardener', sub: '7' }));
      renderSite('/dashboard');
    };

    test('another person who signs in in another tab is redirected to the remembered page', () => {
      refusedAtDashboard();
      act(() => changeInAnotherTab(aValidToken({ role: 'user', sub: '8' })));
      expect(where()).toBe('dashboard, remembering nothing');
    });

    test('a refreshed token of the person without access does not close the login', () => {
      refusedAtDashboard();
      act(() => changeInAnotherTab(aValidToken({ role: 'gardener', sub: '7', name: 'next' })));
      expect(where()).toBe('login, remembering /dashboard');
    });
  });
});

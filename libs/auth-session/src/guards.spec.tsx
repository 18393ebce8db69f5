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

/** A small site: the page after a request of `path`, and the navigation state there. */
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

/** What the browser does here when another tab stores or clears the token. */
function changeInAnotherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: token }));
}

beforeEach(() => {
  changeInAnotherTab('x');
  localStorage.clear();
});

describe('the sign-in guard', () => {
  test('with no stored access token, redirects to /login and remembers the origin', () => {
    renderSite('/user?tab=1#password');
    expect(where()).toBe('login, remembering /user?tab=1#password');
  });

  test('admits a stored valid token', () => {
    storeToken(aValidToken());
    renderSite('/user');
    expect(where()).toBe('profile, remembering nothing');
  });

  test('admits a stored expired token, which the first call may refresh', () => {
    storeToken(anExpiredToken());
    renderSite('/user');
    expect(where()).toBe('profile, remembering nothing');
  });

  test('leaves the page when the token is cleared, remembering it', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => clearToken());
    expect(where()).toBe('login, remembering /user');
  });

  test('remembers nothing after a logout', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => clearSession());
    expect(where()).toBe('login, remembering nothing');
  });

  test('leaves the page when another tab signs out, remembering it', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => changeInAnotherTab(null));
    expect(where()).toBe('login, remembering /user');
  });

  test('remembers again once another tab has signed in after a logout here', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => clearSession());
    act(() => changeInAnotherTab(aValidToken()));
    expect(hasSignedOut()).toBe(false);
  });
});

test('a page for signed-in people may refresh, also after a forced change of password was left', () => {
  suppressAutoRefresh();
  renderSite('/login', { from: '/user' });
  expect(isAutoRefreshSuppressed()).toBe(true);
  act(() => changeInAnotherTab(aValidToken()));
  expect([where(), isAutoRefreshSuppressed()]).toEqual(['profile, remembering nothing', false]);
});

describe('the role guard', () => {
  test.each([['admin'], ['super']])('admits the allowed role %s', (role) => {
    storeToken(aValidToken({ role }));
    renderSite('/configurations');
    expect(where()).toBe('settings, remembering nothing');
  });

  test('reads the role of an expired token too', () => {
    storeToken(anExpiredToken({ role: 'admin' }));
    renderSite('/configurations');
    expect(where()).toBe('settings, remembering nothing');
  });

  test.each([
    ['not in the allowed list', { role: 'user' }],
    ['missing', {}],
  ])('a role %s is redirected to /login with the origin remembered', (_what, claims) => {
    storeToken(aToken(claims));
    renderSite('/configurations#users');
    expect(where()).toBe('login, remembering /configurations#users');
  });

  test('an empty allowed list admits any present role', () => {
    storeToken(aValidToken({ role: 'gardener' }));
    renderSite('/any-role');
    expect(where()).toBe('any role, remembering nothing');
  });

  test('an empty allowed list does not admit a missing role', () => {
    storeToken(aToken({}));
    renderSite('/any-role');
    expect(where()).toBe('login, remembering /any-role');
  });

  test('a valid token whose role is refused ends at /, not in a circle', () => {
    storeToken(aValidToken({ role: 'user' }));
    renderSite('/configurations');
    expect(where()).toBe('landing, remembering nothing');
  });

  test('a valid token that even /dashboard refuses ends at /login, where another person can sign in', () => {
    storeToken(aValidToken({ role: 'gardener' }));
    renderSite('/dashboard');
    expect(where()).toBe('login, remembering /dashboard');
  });
});

describe('the public-only guard', () => {
  test('with a valid unexpired token, redirects to the remembered origin path', () => {
    storeToken(aValidToken());
    renderSite('/login', { from: '/user#password' });
    expect(where()).toBe('profile, remembering nothing');
  });

  test('with a valid unexpired token and no origin, redirects to /', () => {
    storeToken(aValidToken());
    renderSite('/login');
    expect(where()).toBe('landing, remembering nothing');
  });

  test.each([
    ['no token', () => undefined],
    ['an expired token', () => storeToken(anExpiredToken())],
    ['a token without exp', () => storeToken(aToken({ role: 'user' }))],
  ])('shows the page with %s', (_what, store) => {
    store();
    renderSite('/login', { from: '/user' });
    expect(where()).toBe('login, remembering /user');
  });

  test('leaves it to the login page where to go after a login there', () => {
    renderSite('/login', { from: '/user' });
    act(() => storeToken(aValidToken()));
    expect(where()).toBe('login, remembering /user');
  });

  test.each([
    ['the remembered origin', { from: '/user#password' }, 'profile'],
    ['/ when nothing is remembered', null, 'landing'],
  ])('a token that arrives from another tab leads to %s', (_where, state, page) => {
    renderSite('/login', state);
    act(() => changeInAnotherTab(aValidToken()));
    expect(where()).toBe(`${page}, remembering nothing`);
  });

  test('an expired token from another tab changes nothing', () => {
    renderSite('/login', { from: '/user' });
    act(() => changeInAnotherTab(anExpiredToken()));
    expect(where()).toBe('login, remembering /user');
  });

  test('after a logout here, a login in another tab leads on', () => {
    storeToken(aValidToken());
    renderSite('/user');
    act(() => clearSession());
    act(() => changeInAnotherTab(aValidToken()));
    expect(where()).toBe('landing, remembering nothing');
  });

  describe('where a role guard refused the person', () => {
    const refusedAtDashboard = () => {
      storeToken(aValidToken({ role: 'gardener', sub: '7' }));
      renderSite('/dashboard');
    };

    test('another person who signs in elsewhere goes to the remembered origin', () => {
      refusedAtDashboard();
      act(() => changeInAnotherTab(aValidToken({ role: 'user', sub: '8' })));
      expect(where()).toBe('dashboard, remembering nothing');
    });

    test('a refreshed token of the same person changes nothing', () => {
      refusedAtDashboard();
      act(() => changeInAnotherTab(aValidToken({ role: 'gardener', sub: '7', name: 'next' })));
      expect(where()).toBe('login, remembering /dashboard');
    });
  });
});

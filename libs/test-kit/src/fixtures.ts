interface ParameterFixture {
  parameterID: string;
  parameterName: string;
  value: number;
}

interface UserFixture {
  userId: string;
  username: string;
  name: string;
  email: string;
  role: 'user' | 'super' | 'admin';
  accountStatus: string;
  scopes: string[];
  api_tokens?: number;
}

/** Returns a parameter with the weight 2.5. */
export function aParameter(overrides: Partial<ParameterFixture> = {}): ParameterFixture {
  return { parameterID: 'venture-kick-1', parameterName: 'venture kick 1', value: 2.5, ...overrides };
}

/** Returns an account with the role user, as returned by GET /auth/user. */
export function aUser(overrides: Partial<UserFixture> = {}): UserFixture {
  return {
    userId: '7',
    username: 'ann',
    name: 'Ann Huber',
    email: 'ann@x.ch',
    role: 'user',
    accountStatus: 'active',
    scopes: [],
    ...overrides,
  };
}

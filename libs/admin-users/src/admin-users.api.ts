import { api } from '@vaglio/api-client';

interface OnAccount {
  /** Of the account. */
  readonly id: string;
}

const path = (id: string, part = '') => `/auth/admin/users/${encodeURIComponent(id)}${part}`;

/**
 * The calls about accounts. Answers are read by tolerant readers, and roles are sent as the server named them, so both
 * are wider here than our own server's contract.
 * Source: spec §7.
 */
export const adminUsersApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listUsers: build.query<unknown, { page: number; pageSize: number; q?: string }>({
      query: (params) => ({ url: '/auth/admin/users', params }),
      providesTags: ['users'],
    }),
    listRoles: build.query<unknown, void>({ query: () => ({ url: '/auth/roles' }) }),
    registerUser: build.mutation<unknown, { body: { email: string; username: string; name: string; role: string; password: string } }>({
      query: ({ body }) => ({ url: '/auth/register', method: 'POST', body }),
      invalidatesTags: ['users', 'audit'],
    }),
    setUserRole: build.mutation<unknown, OnAccount & { body: { role: string } }>({
      query: ({ id, body }) => ({ url: path(id, '/role'), method: 'PATCH', body }),
      invalidatesTags: ['users', 'audit'],
    }),
    setUserPassword: build.mutation<unknown, OnAccount & { body: { newPassword: string } }>({
      query: ({ id, body }) => ({ url: path(id, '/password'), method: 'PATCH', body }),
      invalidatesTags: ['users', 'audit'],
    }),
    setUserStatus: build.mutation<unknown, OnAccount & { body: { accountStatus: 'active' | 'disabled' } }>({
      query: ({ id, body }) => ({ url: path(id, '/status'), method: 'PATCH', body }),
      invalidatesTags: ['users', 'audit'],
    }),
    setUserScopes: build.mutation<unknown, OnAccount & { body: { scopes: string[] } }>({
      query: ({ id, body }) => ({ url: path(id, '/scopes'), method: 'PATCH', body }),
      invalidatesTags: ['users', 'audit'],
    }),
    deleteUser: build.mutation<unknown, OnAccount>({
      query: ({ id }) => ({ url: path(id), method: 'DELETE' }),
      invalidatesTags: ['users', 'audit'],
    }),
    resetUserPassword: build.mutation<unknown, OnAccount>({
      query: ({ id }) => ({ url: path(id, '/reset-password'), method: 'POST' }),
      invalidatesTags: ['users', 'audit'],
    }),
  }),
});

export const {
  useDeleteUserMutation,
  useListRolesQuery,
  useListUsersQuery,
  useRegisterUserMutation,
  useResetUserPasswordMutation,
  useSetUserPasswordMutation,
  useSetUserRoleMutation,
  useSetUserScopesMutation,
  useSetUserStatusMutation,
} = adminUsersApi;

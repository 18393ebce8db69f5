export { drawnBy } from './drawn'; // first: before react-dom
export { anExpiredToken, aToken, signIn } from './a-token';
export { changedMeanwhile, failing, fakeApi, notOffered, unanswered, unreachable } from './fake-api';
export { aParameter, aUser } from './fixtures';
export { renderWithApi } from './render-with-api';
export { FIXED_NOW, aRawStartup, aStartup } from './startup-fixtures';
export type { FakeHandler, FakeRequest, FakeRoutes } from './route-table';
export { widen } from './widen';
export { withApi } from './with-api';

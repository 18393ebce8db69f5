export { answerSchema, changeSchema } from './answer/answer-schema';
export { entry, list, nullable, optional, withDefault } from './answer/combine';
export { columns, object, page, rows } from './answer/object';
export { property, readText, type Shape } from './answer/shape';
export {
  anything,
  count,
  flag,
  name,
  number,
  oneOf,
  roles,
  text,
  textOrNumber,
  word,
  yes,
} from './answer/values';
export { api } from './api';
export { readBasePath } from './base-path';
export { baseQuery, type ApiRequest } from './base-query';
export { DEFAULT_BRAND, isLeftToProvider, keepNames, readBrand, readKeptNames, type Brand } from './brand';
export { useOffers } from './capabilities/use-offers';
export { callApi, type CallOptions } from './call-api';
export { ifMatch, outcomeOf, type Conflict, type Outcome } from './conflict';
export { download, DownloadRefused } from './download';
export { currentOf, errorText, failureStatus, PARSE_FAILURE_TEXT, type ApiFailure } from './error-text';
export { isOwnRequest } from './own-requests';
export { readEvents, type ServerEvent } from './read-events';
export { askFirstQueries, askRestOfFirstQueries } from './first-requests/first-queries';
export { forgetFirstRequests } from './first-requests/first-requests';
export { forgetKeptAnswers } from './kept-answers';
export { UnreadableAnswer, type ApiAnswer } from './send-request';
export { hashPassword, passwordProof } from './hash-password';
export { MISSING_WEB_CRYPTO_TEXT, sha256Hex } from './sha256-hex';
export { onSignedOut } from './signed-out';
export { TAGS, type Invalidation, type Tag } from './tags';

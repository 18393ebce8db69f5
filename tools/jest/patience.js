/**
 * Factor by which all timeouts in tests are multiplied. `npm test` sets it to 6, because machines may be slow or busy.
 */
module.exports = { PATIENCE: Number(process.env.PATIENCE ?? 1) };

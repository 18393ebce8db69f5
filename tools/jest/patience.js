/** Factor of all time limits of specs: `npm test` sets 6, for machines that are slow or busy. */
module.exports = { PATIENCE: Number(process.env.PATIENCE ?? 1) };

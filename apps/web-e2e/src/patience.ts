/** Factor for all time limits of journeys. `npm test` sets 6 for slow or busy machines. */
export const PATIENCE = Number(process.env['PATIENCE'] ?? 1);

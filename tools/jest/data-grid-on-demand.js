// Loads the data grid library when a grid is first rendered. Loading it takes most of the import time of @vaglio/ui,
// and few tests show a table.
let library;
const load = () => (library ??= require('../../node_modules/@mui/x-data-grid/index.js'));

module.exports = new Proxy(
  { __esModule: true },
  { get: (known, name) => (name in known ? known[name] : load()[name]) },
);

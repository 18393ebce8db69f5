// The table's library is most of what importing @vaglio/ui costs. Most specs show no table: it is loaded when one is shown.
let library;
const load = () => (library ??= require('../../node_modules/@mui/x-data-grid/index.js'));

module.exports = new Proxy(
  { __esModule: true },
  { get: (known, name) => (name in known ? known[name] : load()[name]) },
);

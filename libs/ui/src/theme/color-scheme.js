// Served as /color-scheme.js and loaded by a blocking <script src> in <head>, because the page's
// policy forbids inline scripts: the right colours must be set before the first paint.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('colorMode');
  } catch {
    mode = null; // storage refused: follow the machine
  }
  var chosen = mode === 'light' || mode === 'dark' ? mode : null;
  var prefersDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  var scheme = chosen || (prefersDark ? 'dark' : 'light');
  document.documentElement.setAttribute('data-color-scheme', scheme);
  // Until styles arrive, the empty page takes the browser's own colour of this scheme.
  var meta = document.createElement('meta');
  meta.setAttribute('name', 'color-scheme');
  meta.setAttribute('content', scheme);
  document.head.appendChild(meta);
})();

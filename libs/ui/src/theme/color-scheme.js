// Served as /color-scheme.js and loaded by a blocking <script src> in <head>, because the content security policy
// forbids inline scripts and the colours must be set before the first paint.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('colorMode');
  } catch {
    mode = null; // storage is blocked: use the system scheme
  }
  var chosen = mode === 'light' || mode === 'dark' ? mode : null;
  var prefersDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  var scheme = chosen || (prefersDark ? 'dark' : 'light');
  document.documentElement.setAttribute('data-color-scheme', scheme);
  // Until styles are loaded, the browser paints the empty page in its default colour of this scheme.
  var meta = document.createElement('meta');
  meta.setAttribute('name', 'color-scheme');
  meta.setAttribute('content', scheme);
  document.head.appendChild(meta);
})();

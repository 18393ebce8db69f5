// Served as /ask-early.js and loaded by a <script src> in <head>, because the page's policy forbids inline scripts:
// makes the calls that the page of this address made first at its last visit, while the app itself is still being loaded.
// The app takes the answers (early-answers.ts).
(function () {
  /** A token that ends sooner is left to the app, which gets a fresh one. */
  var LEEWAY_MS = 10000;
  /** Of a page; what else was stored is left. */
  var MOST_REQUESTS = 20;
  function isOfThisServer(url) {
    try {
      return new URL(url, location.href).origin === location.origin;
    } catch {
      return false; // no address
    }
  }
  /** The page is drawn before it shows the answer. */
  function isLate(request) {
    return Array.isArray(request) && request[2] === false;
  }
  try {
    var token = localStorage.getItem('accessToken');
    var known = JSON.parse(localStorage.getItem('firstRequests'));
    var first = known && known[location.pathname + location.search + location.hash];
    if (!token || !Array.isArray(first)) return;
    var claims = JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
    var now = Date.now() + Number(localStorage.getItem('clockOffsetMs'));
    if (!(claims.exp * 1000 - LEEWAY_MS > now)) return;
    var answers = {};
    var ask = function (request) {
      var url = Array.isArray(request) ? request[0] : null; // an earlier version kept it otherwise
      if (typeof url !== 'string' || url[0] !== '/') return;
      // The token goes to this server alone, whatever was stored.
      if (!isOfThisServer(url)) return;
      answers[url] = fetch(url, {
        headers: { Accept: 'application/json', Authorization: 'Bearer ' + token },
        credentials: 'include',
        priority: isLate(request) ? 'low' : 'high',
      });
      answers[url].catch(function () {}); // the app asks again
    };
    first = first.slice(0, MOST_REQUESTS);
    first
      .filter(function (request) {
        return !isLate(request);
      })
      .forEach(ask);
    // While the app is being loaded.
    setTimeout(function () {
      first.filter(isLate).forEach(ask);
    });
    window.earlyAnswers = { token: token, askedAt: Date.now(), answers: answers };
  } catch {
    return; // storage refused, or none of what was stored can be read: the app asks for itself
  }
})();

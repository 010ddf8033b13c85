/**
 * A loader for react-router: what it makes at the top of its modules has no effects, and display names are for its developers.
 * Without being told so, webpack keeps every component that the package has: forms, fetchers, data routes.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (\w+\.(?:createContext|createElement|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^(var \w+ = )(class extends \w+\.Component \{.+?^\});$/gms, '$1/* @__PURE__ */ (() => $2)();');

/** In builds for development: loads the page again when a build or the server is new (scripts/dev.ts). */
new EventSource('/dev/reload').addEventListener('message', () => window.location.reload());

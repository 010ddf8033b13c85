/** Writes the results of a file that failed where jest would write all of them: where it ends at the first, it writes none. */
const { writeFileSync } = require('node:fs');

module.exports = class FailedFile {
  constructor({ outputFile }) {
    this.outputFile = outputFile;
  }

  onTestResult({ path: name }, { testResults, perfStats, testExecError }, { numPassedTests, numFailedTests, numPendingTests }) {
    const hasFailed = testExecError != null || testResults.some(({ status }) => status === 'failed');
    if (!hasFailed || this.outputFile === undefined) return;
    const { start: startTime, end: endTime } = perfStats;
    const failed = { name, startTime, endTime, status: 'failed', assertionResults: testResults };
    const numRuntimeErrorTestSuites = testExecError == null ? 0 : 1;
    const results = { testResults: [failed], numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites };
    writeFileSync(this.outputFile, JSON.stringify(results));
  }
};

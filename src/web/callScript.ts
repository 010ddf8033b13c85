/** A script that is in every document itself, before anything that can be tapped: no call is lost (decision 063). */
import { hideClosedCallBar } from './tracking/callBar';
import { keepCode, watchCalls } from './tracking/calls';

// what the server tells of its numbers is below this script
document.addEventListener('DOMContentLoaded', keepCode);
watchCalls();
hideClosedCallBar();

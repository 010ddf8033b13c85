/** A script of its own in every document, there long before the application: no call is lost (decision 063). */
import { hideClosedCallBar } from './tracking/callBar';
import { watchCalls } from './tracking/calls';

watchCalls();
hideClosedCallBar();

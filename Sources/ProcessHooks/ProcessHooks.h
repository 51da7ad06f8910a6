// What the process offers and Swift can't name: the concurrency runtime's hook, and a function that may be missing.

#ifndef PROCESS_HOOKS_H
#define PROCESS_HOOKS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// Called by the concurrency runtime with each job for the global executor, and with the function that enqueues it
/// (swift/Runtime/Concurrency.h).
extern void *_Nullable swift_task_enqueueGlobal_hook;

static inline void setEnqueueGlobalHook(void *_Nullable hook) {
  swift_task_enqueueGlobal_hook = hook;
}

/// Records an issue in the test that runs, and returns whether one runs. Present where tests import UIKit and Testing.
extern int recipegallery_record_issue(const char *message) __attribute__((weak));

/// Records an issue in the test that runs; returns 0 if the process runs no tests of Swift Testing.
static inline int recordIssue(const char *message) {
  if (recipegallery_record_issue == NULL) return 0;
  return recipegallery_record_issue(message);
}

#pragma clang assume_nonnull end

#endif

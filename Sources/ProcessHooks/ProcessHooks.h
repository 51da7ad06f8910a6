// What the process offers and Swift can't name: the concurrency runtime's hooks, and a function that may be missing.

#ifndef PROCESS_HOOKS_H
#define PROCESS_HOOKS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// Called by the concurrency runtime with each job for the global executor, and with the function that enqueues it
/// (swift/Runtime/Concurrency.h).
extern void *_Nullable swift_task_enqueueGlobal_hook;

/// The same for the main actor's executor.
extern void *_Nullable swift_task_enqueueMainExecutor_hook;

/// Takes a job over, and returns whether it has done so.
typedef int (*JobInterceptor)(void *job);

static inline JobInterceptor _Nullable *_Nonnull jobInterceptorStorage(void) {
  static JobInterceptor _Nullable interceptor;
  return &interceptor;
}

static inline JobInterceptor _Nullable *_Nonnull mainJobInterceptorStorage(void) {
  static JobInterceptor _Nullable interceptor;
  return &interceptor;
}

__attribute__((swiftcall)) static inline void interceptJob(
  void *job, __attribute__((swiftcall)) void (*_Nonnull enqueue)(void *_Nonnull)
) {
  JobInterceptor interceptor = *jobInterceptorStorage();
  if (interceptor == NULL || !interceptor(job)) enqueue(job);
}

__attribute__((swiftcall)) static inline void interceptMainJob(
  void *job, __attribute__((swiftcall)) void (*_Nonnull enqueue)(void *_Nonnull)
) {
  JobInterceptor interceptor = *mainJobInterceptorStorage();
  if (interceptor == NULL || !interceptor(job)) enqueue(job);
}

/// Offers each job for the global executor, and each for the main actor, first.
///
/// In C, because the compiler of Swift 6.3 crashes on such functions in release builds.
static inline void interceptJobs(JobInterceptor interceptor, JobInterceptor mainInterceptor) {
  *jobInterceptorStorage() = interceptor;
  *mainJobInterceptorStorage() = mainInterceptor;
  swift_task_enqueueGlobal_hook = (void *)interceptJob;
  swift_task_enqueueMainExecutor_hook = (void *)interceptMainJob;
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

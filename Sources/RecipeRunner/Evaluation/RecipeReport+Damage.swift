import RecipeKit

extension RecipeReport {
  /// What the run of a wrong way found at the checks that it must break; "not reached" at those that it never came to.
  package func brokenChecks(ofVariant index: Int) -> [CheckRecord] {
    guard runs.indices.contains(index), declaration.variants.indices.contains(index) else { return [] }
    return declaration.variants[index].breaks.compactMap { breakage in
      runs[index].check(breakage.check) ?? runs[0].check(breakage.check)?.notReached
    }
  }
}

// Linux compiles this file as it stands; the plugin AppleSources translates the others of this folder.

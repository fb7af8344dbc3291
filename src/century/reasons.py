def why_not(kit, s, token):
    return "not legal"
